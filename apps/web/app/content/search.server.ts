import { createSearchIndexCache } from '../features/search/search-index-cache.server.ts'
import { readSearchDocuments } from './search-documents.server.ts'
import { contentVersion } from './store/content-version.server.ts'

/** What visitors search through: one index for all, in both languages. */
const searchIndexCache = createSearchIndexCache({
  read: readSearchDocuments,
  version: () => contentVersion().version,
})

/** The index of everything that is published; undefined where nothing could ever be read. */
export const searchIndex = () => searchIndexCache.current()
