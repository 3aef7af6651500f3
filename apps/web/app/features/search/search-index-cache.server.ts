import { createLastGoodValue, NeverFetchedError } from '@islamic-centre/last-good-cache/last-good-value'
import type { SearchDocument } from './search-document.ts'
import { createSearchIndexUpdates, type SearchIndex } from './search-index.server.ts'

type SearchIndexCacheOptions = {
  /** Reads all documents, in parts of a fixed order; a part that could not be read is undefined. */
  read: () => Promise<readonly (readonly SearchDocument[] | undefined)[]>
  /** Changes when the documents may have changed. */
  version: () => string
}

/** Caches the search index: built at the first search, updated for each version, once for all concurrent searches. */
export function createSearchIndexCache({ read, version }: SearchIndexCacheOptions) {
  const index = createLastGoodValue({
    name: 'The search index',
    async fetch() {
      const documents = (await read()).flatMap((part) => part ?? [])
      if (documents.length === 0) throw new Error('Nothing could be read.')
      return documents
    },
    parse: createSearchIndexUpdates(),
    version,
    retryDelayMs: 5_000,
    // On a busy machine: an open page that was answered from the index before would show what was withdrawn until the next change.
    waitTimeoutMs: 10_000,
    now: () => performance.now(),
  })
  return {
    /** The index, or undefined where nothing could ever be read. */
    async current(): Promise<SearchIndex | undefined> {
      try {
        return await index.get()
      } catch (error) {
        if (error instanceof NeverFetchedError) return undefined
        throw error
      }
    },
  }
}
