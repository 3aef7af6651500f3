import type { Language } from '@islamic-centre/i18n/locales'
import type { CityId } from '@islamic-centre/prayer-times'

/**
 * Every page of the site that stands by itself: its path without the language, the page it belongs to, and whether search
 * engines are not told of it. Its word
 * is in the dictionaries under `nav`, its description under `descriptions`.
 */
export const sitePages = {
  home: { path: 'home' },
  about: { path: 'about-us' },
  biography: { path: 'about-us/bio', parent: 'about' },
  events: { path: 'events' },
  services: { path: 'services' },
  funeral: { path: 'services/funeral', parent: 'services' },
  matrimonial: { path: 'services/matrimonial', parent: 'services' },
  community: { path: 'services/community', parent: 'services' },
  lectures: { path: 'lectures' },
  classes: { path: 'classes' },
  contact: { path: 'contact-us' },
  donate: { path: 'donate' },
  gallery: { path: 'gallery' },
  galleryImage: { path: 'gallery-image' },
  announcements: { path: 'announcements' },
  prayerCall: { path: 'plusoneazan' },
  search: { path: 'search', unlisted: true },
} as const satisfies Record<string, { path: string; parent?: string; unlisted?: true }>

export type PageName = keyof typeof sitePages

/** The services that have a page of their own. */
export const serviceNames = ['funeral', 'matrimonial', 'community'] as const
export type ServiceName = (typeof serviceNames)[number]

/** A page's address on this site, in one language. */
export const pagePath = (language: Language, name: PageName): string => `/${language}/${sitePages[name].path}`

/** The kinds of single records that have pages of their own, each below the page that lists them. */
export const recordPages = {
  event: 'events',
  class: 'classes',
  lecture: 'lectures',
  video: 'gallery',
  album: 'galleryImage',
  announcement: 'announcements',
} as const satisfies Record<string, PageName>

export type RecordKind = keyof typeof recordPages

/** A record's address on this site; its slug is the same in every language. */
export const recordPath = (language: Language, kind: RecordKind, slug: string): string =>
  `${pagePath(language, recordPages[kind])}/${slug}`

/** The address of a page that an editor added to the site. */
export const freePagePath = (language: Language, slug: string): string => `/${language}/p/${slug}`

/** A month's timetable of a city, `2026-11`; without a month, the way to that of the present one. */
export const timetablePath = (language: Language, city: CityId, month?: string): string =>
  [`/${language}/prayer-times/${city}`, month].filter(Boolean).join('/')

/** A month's timetable of a city as a file for spreadsheets. */
export const timetableFilePath = (language: Language, city: CityId, month: string): string =>
  `${timetablePath(language, city, month)}/timetable.csv`

/** The calendar of a city's prayer times, to subscribe to. */
export const prayerCalendarPath = (language: Language, city: CityId): string =>
  `${timetablePath(language, city)}/calendar.ics`

/** The way from the home page to a page, itself included. */
export function trailTo(name: PageName): PageName[] {
  const page: { path: string; parent?: PageName } = sitePages[name]
  if (name === 'home') return ['home']
  return [...trailTo(page.parent ?? 'home'), name]
}
