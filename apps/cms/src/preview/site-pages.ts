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
  'api::anouncement.anouncement': at('/home'),
  'api::banner.banner': at('/home'),
  'api::image-gallery.image-gallery': at('/gallery-image'),
  'api::main-page.main-page': at('/home'),
  'api::main-page-event.main-page-event': at('/home'),
  'api::page.page': ({ slug }) => (sections.includes(slug ?? '') ? `/${slug}` : '/home'),
  'api::post.post': ({ kind }) => kinds[kind ?? 'event'],
  'api::service.service': at('/services'),
  'api::sound.sound': at('/lectures'),
  'api::video-gallery.video-gallery': at('/gallery'),
}
