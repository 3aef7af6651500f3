import type { Language } from '@islamic-centre/i18n/locales'
import type { RecordKind } from '@islamic-centre/site-contract/site-paths'
import type { SearchDocument } from '../features/search/search-document.ts'
import type { Translated } from './in-language.server.ts'
import type { Source } from './sources.server.ts'
import { albumRecords } from './types/albums.server.ts'
import { announcementRecords } from './types/announcements.server.ts'
import { postRecords } from './types/posts.server.ts'
import { videoRecords } from './types/videos.server.ts'

export type RecordEntry = Translated<{ documentId: string; slug: string; title: string }>

/** What the search finds an entry by, besides its title. */
export type SearchFields = Pick<SearchDocument, 'text'> & Partial<Pick<SearchDocument, 'about' | 'date'>>

/** What lists, sitemap and search need of one kind of record. */
export type RecordSource<Entry> = {
  query: { name: string }
  read: (source: Source, language: Language) => Promise<readonly RecordEntry[]>
  searchFields: (entry: Entry) => Promise<SearchFields>
}

/** Every kind of record that has pages of its own; one that is missing is an error of types. */
export const recordKinds = {
  event: postRecords('event'),
  class: postRecords('class'),
  lecture: postRecords('lecture'),
  announcement: announcementRecords,
  video: videoRecords,
  album: albumRecords,
} satisfies { [kind in RecordKind]: RecordSource<never> }

export type Records<Kind extends RecordKind> = Awaited<ReturnType<(typeof recordKinds)[Kind]['read']>>
