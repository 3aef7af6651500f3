import { createLastGoodValue, NeverFetchedError } from '@islamic-centre/last-good-cache/last-good-value'
import type { SearchDocument } from './search-document.ts'
import { createSearchIndexUpdates, type SearchIndex } from './search-index.server.ts'

export type CachedSearchIndex = {
  search: SearchIndex
  /** Whether nothing has changed since its documents were read. */
  isCurrent: boolean
}

type SearchIndexCacheOptions = {
  /** Reads all documents, in parts of a fixed order; a part that could not be read is undefined. */
  read: () => Promise<readonly (readonly SearchDocument[] | undefined)[]>
  /** Changes when the documents may have changed. */
  version: () => string
}

/** Caches the search index: built at the first search, updated for each version, once for all concurrent searches. */
export function createSearchIndexCache({ read, version }: SearchIndexCacheOptions) {
  const updateIndex = createSearchIndexUpdates()
  const index = createLastGoodValue({
    name: 'The search index',
    async fetch() {
      const readAt = version()
      const documents = (await read()).flatMap((part) => part ?? [])
      if (documents.length === 0) throw new Error('Nothing could be read.')
      return { documents, readAt }
    },
    parse: async ({ documents, readAt }) => ({ search: await updateIndex(documents), readAt }),
    version,
    retryDelayMs: 5_000,
    // A busy machine needs seconds. A search that stops waiting is answered by the previous index.
    waitTimeoutMs: 10_000,
    now: () => performance.now(),
  })
  return {
    /** The index, or undefined where nothing could ever be read. */
    async current(): Promise<CachedSearchIndex | undefined> {
      try {
        const { search, readAt } = await index.get()
        return { search, isCurrent: readAt === version() }
      } catch (error) {
        if (error instanceof NeverFetchedError) return undefined
        throw error
      }
    },
  }
}
