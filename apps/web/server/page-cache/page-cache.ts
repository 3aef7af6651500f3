import { createLastGoodCache } from '@islamic-centre/last-good-cache/last-good-cache'
import type { Dependency } from '../../app/platform/request-scope.server.ts'
import { finishPage } from './finished-page.ts'
import { type CachedPage, createPageStore } from './page-store.ts'

/** A response of the built site, whether a part of its content was missing, and what it was made of. */
export type Rendered = {
  response: Response
  partial: boolean
  /** Whether caches of others must ask for it each time. */
  revalidated: boolean
  dependencies: ReadonlySet<Dependency>
}

type PageVersion = { version: string; expiresAt: number; dayEnds: number }

type Site = {
  /** Renders an address without any headers of a visitor. */
  render: (address: string) => Promise<Rendered>
  /** The content version that a page rendered now would have; another one whenever a dependency has changed. */
  pageVersion: (now: number) => PageVersion
  now: () => number
  /** Milliseconds of a monotonic clock, which retry delays are measured with. */
  monotonic: () => number
}

export type FoundPage = { cached: CachedPage; source: 'fresh' | 'rendered' | 'stale' | 'fallback' }

/** The maximum wait for a new page while the previous one has not expired. */
const waitTimeoutMs = 500
const retryDelayMs = 5_000
/** How long a complete page is served instead of a newer partial one. */
const preferCompleteMs = 5 * 60_000

/** A response that must not be cached: it has `no-store`, or it is for one visitor. */
const isPrivate = ({ headers }: Response) =>
  headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '')

/**
 * Caches the finished pages of the site. A page is rendered once for all concurrent requests, and again when
 * content that it shows has changed or when it expires; meanwhile the previous document of the same day is served, and
 * when rendering fails the previous data, too.
 */
export function createPageCache(
  { render, pageVersion, now, monotonic }: Site,
  pageStore = createPageStore(),
) {
  /** A page from the future was rendered before the clock was set back. */
  const isCurrent = (page: CachedPage, at: number) => page.madeAt <= at && at < page.expiresAt

  function showsCurrentContent(page: CachedPage, { version }: PageVersion): boolean {
    if (page.version === version) return true
    if (!page.dependencies.every((it) => it.isCurrent)) return false
    // Not compared again until the next change.
    page.version = version
    return true
  }

  function isFresh(page: CachedPage): boolean {
    const at = now()
    return isCurrent(page, at) && showsCurrentContent(page, pageVersion(at))
  }

  const cache = createLastGoodCache<CachedPage>({
    store: pageStore,
    isFresh,
    // Data are read once by a page that is open, after a change: it would show the stale ones until the next change.
    mayServeStale: (cached) => !cached.page.isData && !cached.partial && isCurrent(cached, now()),
    mayFallBack: (page) => !page.partial && page.dayEnds === pageVersion(now()).dayEnds,
    isStorable: ({ page }) => page.status < 500,
    waitTimeoutMs,
    retryDelayMs,
    now: monotonic,
  })

  /** Renders a page; undefined if it must not be cached. Rejects when the previous, complete page is better. */
  async function makePage(
    address: string,
    route: string,
    lastGood: CachedPage | undefined,
  ): Promise<CachedPage | undefined> {
    const madeAt = now()
    const made = pageVersion(madeAt)
    const { response, partial, revalidated, dependencies } = await render(address)
    if (isPrivate(response)) return undefined
    if (
      lastGood &&
      (response.status >= 500 || (partial && monotonic() < lastGood.renderedAt + preferCompleteMs))
    )
      throw new Error('The page is partial or failed.')
    const page = await finishPage(response, route)
    // Content that was read for the first time may change the page earlier.
    const expiresAt = Math.min(made.expiresAt, pageVersion(madeAt).expiresAt)
    return {
      page,
      dependencies: [...dependencies],
      version: made.version,
      dayEnds: made.dayEnds,
      expiresAt: partial ? Math.min(expiresAt, madeAt + retryDelayMs) : expiresAt,
      madeAt,
      renderedAt: monotonic(),
      partial,
      revalidated,
    }
  }

  return {
    /**
     * The page of an address; undefined if it must be rendered for each request. Rejects if it could not be rendered.
     */
    async page(address: string, route: string): Promise<FoundPage | undefined> {
      const get = () => cache.get(address, (lastGood) => makePage(address, route, lastGood))
      let found = await get()
      // Data whose rendering began before a change, for another request, would stay on an open page until the next change.
      if (found?.source === 'fetched' && found.value.page.isData && !isFresh(found.value)) found = await get()
      if (!found) return undefined
      return { cached: found.value, source: found.source === 'fetched' ? 'rendered' : found.source }
    },
    /** A page that is cached and fresh, synchronously. */
    fresh: cache.fresh,
    size: () => ({ bytes: pageStore.bytes(), pages: pageStore.count() }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
