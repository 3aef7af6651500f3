import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import { locales } from '@islamic-centre/i18n/locales'
import type { BreadcrumbList, Event, Mosque, VideoObject } from 'schema-dts'
import type { Content } from './content/content.server.ts'
import type { Video } from './content/galleries.server.ts'
import type { Post } from './content/posts.server.ts'
import { type PageName, pagePath } from './site-pages.ts'

type Frame = Awaited<ReturnType<Content['frame']>>
/** Every kind of thing here is one object, never only its address. */
type Node<Kind> = Exclude<Kind, string>

const centreId = (origin: string) => `${origin}/#centre`
const withValue = <Value>(value: Value | null | undefined): value is Value =>
  value !== undefined && value !== null

/** The centre itself: where it is and how to reach it. */
export function mosque({ about, origin, language }: Frame, name: string): Node<Mosque> {
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
  }
}

/** The way from the home page to this one. */
export const breadcrumbs = (
  trail: readonly PageName[],
  { origin, language }: Frame,
  { nav }: Dictionary,
): Node<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: nav[name],
    item: origin + pagePath(language, name),
  })),
})

type Happening = Pick<
  Post,
  'slug' | 'title' | 'excerpt' | 'place' | 'startsAt' | 'endsAt' | 'cover' | 'language'
>

/** Events that search engines may list; one without a beginning is none. */
export const eventThings = (frame: Frame | undefined, events: readonly Happening[]): Node<Event>[] =>
  frame
    ? events.flatMap(({ slug, title, excerpt, place, startsAt, endsAt, cover, language }) =>
        startsAt
          ? [
              {
                '@type': 'Event',
                name: title,
                startDate: startsAt,
                ...(endsAt ? { endDate: endsAt } : {}),
                ...(excerpt ? { description: excerpt } : {}),
                ...(cover ? { image: cover.src } : {}),
                url: `${frame.origin}${pagePath(frame.language, 'events')}#${encodeURIComponent(slug)}`,
                inLanguage: locales[language].htmlLang,
                eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
                eventStatus: 'https://schema.org/EventScheduled',
                location: {
                  '@type': 'Place',
                  name: place ?? frame.about?.title ?? title,
                  ...(frame.about?.address ? { address: frame.about.address } : {}),
                },
                organizer: { '@id': centreId(frame.origin) },
              } satisfies Node<Event>,
            ]
          : [],
      )
    : []

/** Videos with what search engines ask of them: a name, a picture and a day. */
export const videoThings = (videos: readonly Video[]): Node<VideoObject>[] =>
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
