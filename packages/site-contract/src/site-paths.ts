/**
 * Every page of the site: its path without the prefix of the language, the page it belongs to, and whether search engines
 * shall not list it. Its name is in the dictionaries under `nav`, its description under `descriptions`.
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
  deathNotices: { path: 'notices' },
  calendar: { path: 'calendar' },
  ramadan: { path: 'ramadan' },
  week: { path: 'week', parent: 'events' },
  prayerCall: { path: 'plusoneazan' },
  privacy: { path: 'privacy' },
  accessibility: { path: 'accessibility' },
  search: { path: 'search', unlisted: true },
} as const satisfies Record<string, { path: string; parent?: string; unlisted?: true }>

export type PageName = keyof typeof sitePages

/** Paths of further pages that editors link to, whatever follows in the path. */
export const unlistedPaths = ['prayer-times', 'ramadan', 'offline'] as const

/** The path of the page by which a visitor cancels a registration for an event: `?token=` of an e-mail. */
export const cancelSignUpPath = 'cancel-sign-up'

/** The services that have a page of their own. */
export const serviceNames = ['funeral', 'matrimonial', 'community'] as const
export type ServiceName = (typeof serviceNames)[number]

/** The kinds of records that have pages of their own, each below the page that lists them. */
export const recordPages = {
  event: 'events',
  class: 'classes',
  lecture: 'lectures',
  video: 'gallery',
  album: 'galleryImage',
  announcement: 'announcements',
  deathNotice: 'deathNotices',
  occasion: 'calendar',
} as const satisfies Record<string, PageName>

export type RecordKind = keyof typeof recordPages

/** The kinds of a post of the content server: one content type, listed by a page for each kind. */
export const postKinds = ['event', 'class', 'lecture'] as const satisfies RecordKind[]
export type PostKind = (typeof postKinds)[number]

/** The path of a page that editors added, without the prefix of the language. */
export const freePage = (slug: string): string => `p/${slug}`

/** The path of the page of a hall's screen that editors set up, without the prefix of the language. */
export const hallScreen = (slug: string): string => `${sitePages.prayerCall.path}/${slug}`

/** Whether a slug is the path of a page of the site, which then shows what editors write under that slug. */
export const isSitePage = (slug: string): boolean =>
  Object.values(sitePages).some(({ path }) => path === slug)
