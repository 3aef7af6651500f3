import { createLastGoodCache, type Found } from '@islamic-centre/last-good-cache/last-good-cache'
import { finishPage } from './finished-page.ts'
import { type CachedPage, createPageStore } from './page-store.ts'

/** An answer of the built site, and whether a part of its content was missing. */
export type Rendered = { response: Response; partial: boolean }

type PageVersion = { version: string; expiresAt: number; dayEnds: number }

type Site = {
  /** Renders an address of the site for nobody in particular. */
  render: (address: string) => Promise<Rendered>
  /** What a page made at this moment is made of. */
  pageVersion: (now: number) => PageVersion
  now: () => number
  /** Milliseconds of a clock that is never set: pauses are measured by it. */
  monotonic: () => number
}

export type FoundPage = { cached: CachedPage; how: 'hit' | 'made' | 'stale' | 'stand-in' }

/** The metrics' names for where a page came from. */
const how = { fresh: 'hit', fetched: 'made', stale: 'stale', fallback: 'stand-in' } as const satisfies {
  [source in Found<CachedPage>['source']]: FoundPage['how']
}

/** A visitor waits no longer for a new page while the one before the change has not expired. */
const waitTimeoutMs = 500
const retryDelayMs = 5_000
/** A whole page is served so long instead of a partial one; then what is new is worth more. */
const preferWholeMs = 5 * 60_000

/** An answer that must not be cached: it says so, or it was made for one visitor. */
const isPrivate = ({ headers }: Response) =>
  headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '')

/**
 * Caches the finished pages of the site. A page is made once for all who ask, and again after a change of the content
 * or when it expires; meanwhile, and where making it fails, the one before is served as long as it is of the same day.
 */
export function createPageCache(
  { render, pageVersion, now, monotonic }: Site,
  pageStore = createPageStore(),
) {
  /** A page made in the future is of a clock that was set back since. */
  const isCurrent = (page: CachedPage, at: number) => page.madeAt <= at && at < page.expiresAt

  const cache = createLastGoodCache<CachedPage>({
    store: pageStore,
    isFresh(page) {
      const at = now()
      return page.version === pageVersion(at).version && isCurrent(page, at)
    },
    mayServeStale: (page) => !page.partial && isCurrent(page, now()),
    mayFallBack: (page) => !page.partial && page.dayEnds === pageVersion(now()).dayEnds,
    isStorable: ({ page }) => page.status < 500,
    waitTimeoutMs,
    retryDelayMs,
    now: monotonic,
  })

  /** Makes a page; undefined where it must not be cached. Rejects where the whole page of before is better. */
  async function makePage(
    address: string,
    route: string,
    whole: CachedPage | undefined,
  ): Promise<CachedPage | undefined> {
    const madeAt = now()
    const made = pageVersion(madeAt)
    const { response, partial } = await render(address)
    if (isPrivate(response)) return undefined
    if (whole && (response.status >= 500 || (partial && monotonic() < whole.renderedAt + preferWholeMs)))
      throw new Error('The page is not whole.')
    return {
      page: await finishPage(response, route),
      version: made.version,
      dayEnds: made.dayEnds,
      expiresAt: partial ? Math.min(made.expiresAt, madeAt + retryDelayMs) : made.expiresAt,
      madeAt,
      renderedAt: monotonic(),
      partial,
    }
  }

  return {
    /** The page of an address; undefined where it must be made for each request. Rejects where it could not be made. */
    async page(address: string, route: string): Promise<FoundPage | undefined> {
      const found = await cache.get(address, (whole) => makePage(address, route, whole))
      return found && { cached: found.value, how: how[found.source] }
    },
    /** A page that is cached and fresh, without waiting. */
    fresh: cache.fresh,
    size: () => ({ bytes: pageStore.bytes(), pages: pageStore.count() }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
