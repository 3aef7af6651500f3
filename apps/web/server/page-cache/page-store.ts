import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './finished-page.ts'

/** A finished page, and what it was made of. */
export type CachedPage = {
  page: FinishedPage
  version: string
  /** Milliseconds since 1970, as those below. */
  madeAt: number
  /** Until when it is true unless the content changes, and when its day ends. */
  boundary: number
  dayEnds: number
  /** A block of it could not be had. */
  lacking: boolean
  /** By the clock that is never set: when it was rendered, and, after a failure, when to try again. */
  renderedAt: number
  triedAgainAt: number
}

/** Sections, records, feeds: as many pages as the centre has. */
const mostBytes = 64 * 1024 * 1024
/** What can be asked for without end: refusals, redirects, queries. It never drives a page out. */
const mostStrayBytes = 8 * 1024 * 1024

/** Finished pages within bounds of memory, by their one address; the longest unasked go first. */
export function createPageStore({ pages = mostBytes, strays = mostStrayBytes } = {}) {
  const store = (maxSize: number) =>
    new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: ({ page }) => page.bytes })
  const known = store(pages)
  const stray = store(strays)
  return {
    get: (address: string): CachedPage | undefined => known.get(address) ?? stray.get(address),
    set(address: string, kept: CachedPage) {
      const isPage = kept.page.status === 200 && !/\?(?!_routes=)/.test(address)
      const [into, other] = isPage ? [known, stray] : [stray, known]
      other.delete(address)
      into.set(address, kept)
    },
    bytes: () => known.calculatedSize + stray.calculatedSize,
    count: () => known.size + stray.size,
  }
}
