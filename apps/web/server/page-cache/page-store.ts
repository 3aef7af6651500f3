import { LRUCache } from 'lru-cache'
import { hasOnlyRoutes } from '../../app/platform/react-router-internals.ts'
import type { Dependency } from '../../app/platform/request-scope.server.ts'
import type { FinishedPage } from './finished-page.ts'

/** A finished page, and what it was made of. */
export type CachedPage = {
  page: FinishedPage
  dependencies: readonly Dependency[]
  /** The latest content version for which none of them had changed. */
  version: string
  /** Milliseconds since 1970, like those below. */
  madeAt: number
  /** When it expires if the content does not change, and when its day ends. */
  expiresAt: number
  dayEnds: number
  /** A part of its content was missing. */
  partial: boolean
  /** Caches of others ask for it each time. */
  revalidated: boolean
  /** When it was rendered, in milliseconds of the monotonic clock. */
  renderedAt: number
}

/** Sections, records, feeds: bounded by the content. */
const maxPageBytes = 64 * 1024 * 1024
/** Unbounded URLs: refusals, redirects, queries. They never evict a page. */
const maxNonCanonicalBytes = 8 * 1024 * 1024

/** Finished pages within memory limits, by their canonical address; the least recently used is evicted first. */
export function createPageStore({ pages = maxPageBytes, nonCanonical = maxNonCanonicalBytes } = {}) {
  const createStore = (maxSize: number) =>
    new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: ({ page }) => page.bytes })
  const canonicalPages = createStore(pages)
  const nonCanonicalPages = createStore(nonCanonical)
  return {
    get: (address: string): CachedPage | undefined =>
      canonicalPages.get(address) ?? nonCanonicalPages.get(address),
    set(address: string, cached: CachedPage) {
      const isCanonical = cached.page.status === 200 && hasOnlyRoutes(address)
      const [into, other] = isCanonical
        ? [canonicalPages, nonCanonicalPages]
        : [nonCanonicalPages, canonicalPages]
      other.delete(address)
      into.set(address, cached)
    },
    bytes: () => canonicalPages.calculatedSize + nonCanonicalPages.calculatedSize,
    count: () => canonicalPages.size + nonCanonicalPages.size,
  }
}
