import { type Language, languages } from '@islamic-centre/i18n/locales'
import type { CityId } from '@islamic-centre/prayer-times'
import {
  freePage,
  hallScreen,
  type PageName,
  type RecordKind,
  recordPages,
  sitePages,
} from '@islamic-centre/site-contract/site-paths'

/** A page's address on this site, in one language. */
export const pagePath = (language: Language, name: PageName): string => `/${language}/${sitePages[name].path}`

/**
 * A record's address on this site; its slug is the same in every language. One of its occurrences is below it, by the day that its
 * schedule gives it (`2026-11-26`).
 */
export const recordPath = (language: Language, kind: RecordKind, slug: string, day?: string): string =>
  [pagePath(language, recordPages[kind]), slug, ...(day ? [day] : [])].join('/')

/** The pictures of one page of an album, as JSON. */
export const albumPicturesPath = (language: Language, slug: string): string =>
  `${recordPath(language, 'album', slug)}/pictures.json`

/** The file of a picture of an album as it was uploaded, to download; `src` is its address in the media library. */
export const originalPath = (language: Language, slug: string, src: string): string =>
  `${recordPath(language, 'album', slug)}/originals/${fileName(src)}`

/** The last segment of a URL. */
export const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** The address of a page that an editor added to the site. */
export const freePagePath = (language: Language, slug: string): string => `/${language}/${freePage(slug)}`

/** The address of a hall's screen that editors set up. */
export const screenPath = (language: Language, slug: string): string => `/${language}/${hallScreen(slug)}`

/** Whether a path is that of the page of the prayer call, or of a hall's screen. */
export const isHallScreen = (pathname: string): boolean =>
  languages.some((it) => `${pathname}/`.startsWith(`${pagePath(it, 'prayerCall')}/`))

/** A month's timetable of a city, `2026-11`; without a month, the path that redirects to the present month. */
export const timetablePath = (language: Language, city: CityId, month?: string): string =>
  [`/${language}/prayer-times/${city}`, month].filter(Boolean).join('/')

/** A month's timetable of a city as a file for spreadsheets. */
export const timetableFilePath = (language: Language, city: CityId, month: string): string =>
  `${timetablePath(language, city, month)}/timetable.csv`

/** The calendar of a city's prayer times, to subscribe to. */
export const prayerCalendarPath = (language: Language, city: CityId): string =>
  `${timetablePath(language, city)}/calendar.ics`

/** The sheet of Ramadan of a city; that of Toronto is the page itself. */
export const ramadanPath = (language: Language, city: CityId): string =>
  [pagePath(language, 'ramadan'), ...(city === 'toronto' ? [] : [city])].join('/')

/** The sheet of Ramadan of a city as a PDF file. */
export const ramadanFilePath = (language: Language, city: CityId): string =>
  `${pagePath(language, 'ramadan')}/${city}/ramadan.pdf`

/** A month of the calendar, `2026-11`. */
export const calendarMonthPath = (language: Language, month: string): string =>
  `${pagePath(language, 'calendar')}/${month}`

/** The calendar of the occasions, to subscribe to. */
export const occasionCalendarPath = (language: Language): string => `${pagePath(language, 'calendar')}.ics`

/** The breadcrumbs from the home page to a page, itself included. */
export function trailTo(name: PageName): PageName[] {
  const page: { path: string; parent?: PageName } = sitePages[name]
  if (name === 'home') return ['home']
  return [...trailTo(page.parent ?? 'home'), name]
}
