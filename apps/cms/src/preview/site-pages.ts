import type { PublicType } from '../public-types'

/** What an address is made from; a draft may lack any of it. */
export interface Addressed {
  slug?: string | null
  kind?: 'event' | 'class' | 'lecture' | null
}

type Page = (entry: Addressed) => string

const at =
  (path: string): Page =>
  () =>
    path
const below =
  (section: string): Page =>
  ({ slug }) =>
    slug ? `${section}/${encodeURIComponent(slug)}` : section

/** Pages whose words stand in a section of the site. */
const sections = [
  'about-us',
  'events',
  'services',
  'lectures',
  'classes',
  'contact-us',
  'donate',
  'gallery',
  'gallery-image',
]
const kinds = { event: '/events', class: '/classes', lecture: '/lectures' }

/** The page of the site that shows an entry of each type, below the prefix of its language. */
export const sitePages: Record<PublicType, Page> = {
  'api::about.about': at('/about-us'),
  'api::announcement.announcement': at('/home'),
  'api::anouncement.anouncement': below('/announcements'),
  'api::banner.banner': at('/home'),
  'api::image-gallery.image-gallery': below('/gallery-image'),
  'api::main-page.main-page': at('/home'),
  'api::main-page-event.main-page-event': at('/home'),
  'api::page.page': (page) => (sections.includes(page.slug ?? '') ? `/${page.slug}` : below('/p')(page)),
  'api::post.post': (post) => below(kinds[post.kind ?? 'event'])(post),
  'api::service.service': at('/services'),
  'api::sound.sound': at('/home'),
  'api::video-gallery.video-gallery': below('/gallery'),
}
