import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './finished-page.ts'

/** A finished page, and what it was made of. */
export type CachedPage = {
  page: FinishedPage
  version: string
  /** Milliseconds since 1970, as those below. */
  madeAt: number
  /** Until when it is true unless the content changes, and when its day ends. */
  expiresAt: number
  dayEnds: number
  /** A part of its content was missing. */
  partial: boolean
  /** When it was rendered, in milliseconds of the clock that is never set. */
  renderedAt: number
}

/** Sections, records, feeds: as many pages as the centre has. */
const maxPageBytes = 64 * 1024 * 1024
/** What can be requested without end: refusals, redirects, queries. It never evicts a page. */
const maxNonCanonicalBytes = 8 * 1024 * 1024

/** Finished pages within limits of memory, by their canonical address; the least recently used go first. */
export function createPageStore({ pages = maxPageBytes, nonCanonical = maxNonCanonicalBytes } = {}) {
  const createStore = (maxSize: number) =>
    new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: ({ page }) => page.bytes })
  const canonicalPages = createStore(pages)
  const nonCanonicalPages = createStore(nonCanonical)
  return {
    get: (address: string): CachedPage | undefined =>
      canonicalPages.get(address) ?? nonCanonicalPages.get(address),
    set(address: string, cached: CachedPage) {
      const isCanonical = cached.page.status === 200 && !/\?(?!_routes=)/.test(address)
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
