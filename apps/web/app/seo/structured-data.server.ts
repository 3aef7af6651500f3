import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, locales } from '@islamic-centre/i18n/locales'
import type {
  Article,
  AudioObject,
  BreadcrumbList,
  Course,
  Event,
  ImageGallery,
  Mosque,
  VideoObject,
} from 'schema-dts'
import type { SiteData } from '../content/content.server.ts'
import type { Album, AlbumPicture } from '../content/types/albums.server.ts'
import type { DeathNotice } from '../content/types/death-notices.server.ts'
import type { Picture } from '../content/types/media.server.ts'
import type { Post } from '../content/types/posts.server.ts'
import type { Sound } from '../content/types/sounds.server.ts'
import type { Video } from '../content/types/videos.server.ts'
import type { OpeningHours } from '../opening-hours/hours.ts'
import { pagePath, recordPath } from '../paths/site-pages.ts'
import { openingHoursJsonLd } from './opening-hours.server.ts'

/** A node of schema.org as an object; the types also allow its URL. */
type Node<Kind> = Exclude<Kind, string>

const centreId = (origin: string) => `${origin}/#centre`
const withValue = <Value>(value: Value | null | undefined): value is Value =>
  value !== undefined && value !== null

/** The centre itself: where it is, how to reach it and, with its hours, when the prayer hall and the office are open. */
export function mosque(
  { about, origin, language }: SiteData,
  name: string,
  hours?: OpeningHours,
): Node<Mosque> {
  const { phones, Email, address, latitude, longitude } = about ?? {}
  const pages = [about?.Instagram, about?.Telegram, about?.Facebook, about?.YouTube].filter(withValue)
  return {
    '@type': 'Mosque',
    '@id': centreId(origin),
    name,
    url: origin + pagePath(language, 'home'),
    ...(about?.summary ? { description: about.summary } : {}),
    ...(phones?.manager ? { telephone: phones.manager } : {}),
    ...(Email ? { email: Email } : {}),
    ...(address ? { address } : {}),
    ...(withValue(latitude) && withValue(longitude)
      ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
      : {}),
    ...(pages.length > 0 ? { sameAs: pages } : {}),
    ...(hours?.week.prayerHall ? openingHoursJsonLd(hours, 'prayerHall') : {}),
    ...(hours?.week.office
      ? {
          containsPlace: {
            '@type': 'Place',
            name: dictionaries[language].openNow.office,
            ...openingHoursJsonLd(hours, 'office'),
          },
        }
      : {}),
  }
}

/** The breadcrumbs from the home page to this one; paths of this site. */
export const breadcrumbs = (
  { origin }: SiteData,
  trail: readonly { name: string; path: string }[],
): Node<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

type Happening = Pick<
  Post,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'place'
  | 'startsAt'
  | 'endsAt'
  | 'cover'
  | 'language'
  | 'occurrence'
  | 'streamUrl'
>

const statusOf = (occurrence: Happening['occurrence']) => {
  if (occurrence?.change === 'cancelled') return 'https://schema.org/EventCancelled'
  return occurrence?.change === 'moved'
    ? 'https://schema.org/EventRescheduled'
    : 'https://schema.org/EventScheduled'
}

/** Events for search engines; those without a start are left out. */
export const eventsJsonLd = (site: SiteData, events: readonly Happening[]): Node<Event>[] =>
  events.flatMap(
    ({ slug, title, excerpt, place, startsAt, endsAt, cover, language, occurrence, streamUrl }) =>
      startsAt
        ? [
            {
              '@type': 'Event',
              name: title,
              startDate: startsAt,
              ...(endsAt ? { endDate: endsAt } : {}),
              ...(excerpt ? { description: excerpt } : {}),
              ...(cover ? { image: cover.src } : {}),
              url: site.origin + recordPath(site.language, 'event', slug, occurrence?.day),
              inLanguage: locales[language].htmlLang,
              eventAttendanceMode: streamUrl
                ? 'https://schema.org/MixedEventAttendanceMode'
                : 'https://schema.org/OfflineEventAttendanceMode',
              eventStatus: statusOf(occurrence),
              location: {
                '@type': 'Place',
                name: place ?? site.about?.title ?? title,
                ...(site.about?.address ? { address: site.about.address } : {}),
              },
              organizer: { '@id': centreId(site.origin) },
            } satisfies Node<Event>,
          ]
        : [],
  )

/** Prayer, burial and memorial of a death notice, those that have a time. */
export const deathNoticeJsonLd = (site: SiteData, notice: DeathNotice): Node<Event>[] => {
  const { slug, title, language } = notice
  const words = dictionaries[language].deathNotices
  return (['prayer', 'burial', 'memorial'] as const).flatMap((part) => {
    const startDate = notice[`${part}At`]
    const place = notice[`${part}Place`]
    return startDate
      ? [
          {
            '@type': 'Event',
            name: `${words[part]}: ${title}`,
            startDate,
            url: site.origin + recordPath(site.language, 'deathNotice', slug),
            inLanguage: locales[language].htmlLang,
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            eventStatus: 'https://schema.org/EventScheduled',
            ...(place ? { location: { '@type': 'Place', name: place, address: place } } : {}),
            organizer: { '@id': centreId(site.origin) },
          } satisfies Node<Event>,
        ]
      : []
  })
}

/** A class, with the term it runs in. */
export const courseJsonLd = (site: SiteData, course: Post): Node<Course> => {
  const { slug, title, excerpt, startsAt, endsAt, place, teacher, language } = course
  return {
    '@type': 'Course',
    name: title,
    description: excerpt ?? title,
    url: site.origin + recordPath(site.language, 'class', slug),
    inLanguage: locales[language].htmlLang,
    provider: { '@id': centreId(site.origin) },
    ...(startsAt
      ? {
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: 'onsite',
            startDate: startsAt,
            ...(endsAt ? { endDate: endsAt } : {}),
            ...(place ? { location: place } : {}),
            ...(teacher ? { instructor: { '@type': 'Person', name: teacher } } : {}),
          },
        }
      : {}),
  }
}

/** An audio recording. */
export const audioJsonLd = ({ title, speaker, date, src }: Sound, language: Language): Node<AudioObject> => ({
  '@type': 'AudioObject',
  name: title,
  contentUrl: src,
  inLanguage: locales[language].htmlLang,
  ...(date ? { uploadDate: date } : {}),
  ...(speaker ? { creator: { '@type': 'Person', name: speaker } } : {}),
})

/** An announcement with its date. */
export const articleJsonLd = (
  site: SiteData,
  { title, description, date, image, language, path }: Written,
): Node<Article> => ({
  '@type': 'Article',
  headline: title,
  url: site.origin + path,
  inLanguage: locales[language].htmlLang,
  ...(description ? { description } : {}),
  ...(date ? { datePublished: date } : {}),
  ...(image ? { image: image.src } : {}),
  author: { '@id': centreId(site.origin) },
  publisher: { '@id': centreId(site.origin) },
})

type Written = {
  title: string
  description?: string | undefined
  /** A civil date. */
  date?: string | undefined
  image?: Picture | undefined
  language: Language
  path: string
}

/** An album with its pictures. */
export const albumJsonLd = (
  site: SiteData,
  album: Omit<Album, 'languages' | 'images'> & { images: AlbumPicture[] },
): Node<ImageGallery> => ({
  '@type': 'ImageGallery',
  name: album.title,
  url: site.origin + recordPath(site.language, 'album', album.slug),
  inLanguage: locales[album.language].htmlLang,
  ...(album.description ? { description: album.description } : {}),
  ...(album.date ? { dateCreated: album.date } : {}),
  image: album.images.map(({ src, caption, alt }) => ({
    '@type': 'ImageObject',
    contentUrl: src,
    ...(caption || alt ? { caption: caption || alt } : {}),
  })),
})

/** Videos with the properties that search engines require: a name, a picture and a date. */
export const videosJsonLd = (videos: readonly DescribedVideo[]): Node<VideoObject>[] =>
  videos.flatMap(({ title, description, date, cover, url, file, language }) =>
    cover && date
      ? [
          {
            '@type': 'VideoObject',
            name: title,
            description: description ?? title,
            thumbnailUrl: cover.src,
            uploadDate: date,
            inLanguage: locales[language].htmlLang,
            ...(file ? { contentUrl: file.url } : { url: url ?? '' }),
          } satisfies Node<VideoObject>,
        ]
      : [],
  )

type DescribedVideo = Pick<Video, 'title' | 'description' | 'date' | 'cover' | 'url' | 'file' | 'language'>
