import type { Language } from '@islamic-centre/i18n/locales'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import { data } from 'react-router'
import { retryAfter } from '../platform/retry-after.server.ts'
import { readQuery } from './read-query.server.ts'
import type { Source } from './sources.server.ts'
import { readAboutTexts } from './types/about-texts.server.ts'
import { readAnnouncements } from './types/announcements.server.ts'
import { readAlbums, readVideos } from './types/galleries.server.ts'
import { readPage, readPages } from './types/pages.server.ts'
import { readPosts } from './types/posts.server.ts'
import { readServices } from './types/services.server.ts'
import { readSounds } from './types/sounds.server.ts'

/** What the sections of the site read, a method a section. */
export const createSections = (source: Source, language: Language) => ({
  /** The opening words of a section: a page without them still stands. */
  opening: (name: PageName) =>
    readQuery('page', undefined, () => readPage(source, sitePages[name].path, language)),
  /** A page that an editor added to the site; null where there is none. */
  freePage: (slug: string) => readQuery('page', undefined, () => readPage(source, slug, language)),
  freePages: () => readQuery('page', undefined, () => readPages(source, language)),
  aboutTexts: () => readQuery('about', undefined, () => readAboutTexts(source, language)),
  posts: (kind: 'event' | 'class' | 'lecture') =>
    readQuery('posts', undefined, () => readPosts(source, kind, language)),
  announcements: () => readQuery('anouncements', undefined, () => readAnnouncements(source, language)),
  services: () => readQuery('service', undefined, () => readServices(source, language)),
  sounds: () => readQuery('sounds', undefined, () => readSounds(source, language)),
  videos: () => readQuery('videoGalleries', undefined, () => readVideos(source, language)),
  albums: () => readQuery('imageGalleries', undefined, () => readAlbums(source, language)),
})

/**
 * What a page cannot do without. Where its reading failed the page says so with status 503, which neither a cache nor
 * a search engine keeps; an empty list is no failure.
 */
export function required<Content>(content: Content | undefined): Content {
  if (content === undefined)
    throw data('The content server gave nothing.', {
      status: 503,
      headers: { 'Retry-After': retryAfter.contentServer },
    })
  return content
}
