import {
  freePage,
  hallScreen,
  isSitePage,
  type PostKind,
  type RecordKind,
  recordPages,
  sitePages,
} from '@islamic-centre/site-contract/site-paths'
import type { PublicType } from '../public-types'

/** The fields that a URL is built from; a draft may lack any of them. */
export interface Addressed {
  slug?: string | null
  kind?: PostKind | null
}

type Page = (entry: Addressed) => string

const pathOf = (page: keyof typeof sitePages) => `/${sitePages[page].path}`
const at =
  (page: keyof typeof sitePages): Page =>
  () =>
    pathOf(page)

/** A record's own page below the page that lists it; a draft may have no slug yet. */
function pageOfRecord(kind: RecordKind, { slug }: Addressed): string {
  const list = pathOf(recordPages[kind])
  return slug ? `${list}/${slug}` : list
}
const record =
  (kind: RecordKind): Page =>
  (entry) =>
    pageOfRecord(kind, entry)

/** The page of the site that shows an entry of each type, below the prefix of its language. */
export const pagesOfTypes: Record<PublicType, Page> = {
  'api::about.about': at('about'),
  'api::announcement.announcement': at('home'),
  'api::anouncement.anouncement': record('announcement'),
  'api::banner.banner': at('home'),
  'api::death-notice.death-notice': record('deathNotice'),
  'api::image-gallery.image-gallery': record('album'),
  'api::main-page.main-page': at('home'),
  'api::main-page-event.main-page-event': at('home'),
  'api::occasion.occasion': record('occasion'),
  'api::page.page': ({ slug }) => {
    if (!slug) return pathOf('home')
    return isSitePage(slug) ? `/${slug}` : `/${freePage(slug)}`
  },
  'api::post.post': (entry) => pageOfRecord(entry.kind ?? 'event', entry),
  'api::screen.screen': ({ slug }) => (slug ? `/${hallScreen(slug)}` : pathOf('prayerCall')),
  'api::service.service': at('services'),
  'api::sound.sound': record('lecture'),
  'api::video-gallery.video-gallery': record('video'),
}
