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
  'announcements',
]
const kinds = { event: '/events', class: '/classes', lecture: '/lectures' }
/** A record's own page below the page that lists it; a draft may have no address yet. */
const below = (path: string, slug: Addressed['slug']) => (slug ? `${path}/${slug}` : path)
const recordAt =
  (path: string): Page =>
  ({ slug }) =>
    below(path, slug)

/** The page of the site that shows an entry of each type, below the prefix of its language. */
export const sitePages: Record<PublicType, Page> = {
  'api::about.about': at('/about-us'),
  'api::announcement.announcement': at('/home'),
  'api::anouncement.anouncement': recordAt('/announcements'),
  'api::banner.banner': at('/home'),
  'api::image-gallery.image-gallery': recordAt('/gallery-image'),
  'api::main-page.main-page': at('/home'),
  'api::main-page-event.main-page-event': at('/home'),
  'api::page.page': ({ slug }) => {
    if (!slug) return '/home'
    return sections.includes(slug) ? `/${slug}` : `/p/${slug}`
  },
  'api::post.post': ({ kind, slug }) => below(kinds[kind ?? 'event'], slug),
  'api::service.service': at('/services'),
  'api::sound.sound': recordAt('/lectures'),
  'api::video-gallery.video-gallery': recordAt('/gallery'),
}
