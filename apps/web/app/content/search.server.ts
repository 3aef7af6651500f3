import { keepIndex } from '../features/search/search-index-cache.server.ts'
import { contentEpoch } from './content-version.server.ts'
import { readSearchDocuments } from './search-documents.server.ts'

/** What visitors search through: one index for all, in both languages. */
const kept = keepIndex({ read: readSearchDocuments, version: () => contentEpoch().version })

/** The index of everything that is published; undefined where nothing could ever be read. */
export const searchIndex = () => kept.current()
