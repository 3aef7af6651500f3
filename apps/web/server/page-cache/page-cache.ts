import { finishPage } from './finished-page.ts'
import { type CachedPage, createPageStore } from './page-store.ts'

/** An answer of the built site, and whether a block of its content was missing. */
export type Rendered = { response: Response; lacking: boolean }

type Epoch = { version: string; boundary: number; dayEnds: number }

type Site = {
  /** Renders an address of the site for nobody in particular. */
  render: (address: string) => Promise<Rendered>
  /** What a page made at this moment is made of. */
  epoch: (now: number) => Epoch
  now: () => number
  /** Milliseconds of a clock that is never set: pauses are measured by it. */
  monotonic: () => number
}

export type Found = {
  kept: CachedPage
  how: 'hit' | 'made' | 'stale' | 'stand-in'
}

/** So long a visitor waits for what is new while the page before the change is still true by its day. */
const patience = 500
/** So long after a failure a page is not tried again. */
const rest = 5_000
/** So long a whole page is shown instead of one that lacks a block; then what there is new is worth more. */
const wholeIsBetterFor = 5 * 60_000

/** An answer that must not be kept: it says so, or it was made for one visitor. */
const isPrivate = ({ headers }: Response) =>
  headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '')

/**
 * Keeps the finished pages of the site. A page is made once for all who ask, and again after a change of the content
 * or its boundary; meanwhile, and where making it fails, the one before stands in as long as it is of the same day.
 */
export function createPageCache({ render, epoch, now, monotonic }: Site, pages = createPageStore()) {
  const underway = new Map<string, Promise<CachedPage | undefined>>()

  /** Made in the future means that the clock was set back: the page says nothing of the present. */
  const isOfNow = (kept: CachedPage, at: number) => kept.madeAt <= at && at < kept.boundary
  const isFresh = (kept: CachedPage, { version }: Epoch, at: number) =>
    kept.version === version && isOfNow(kept, at)

  /** Makes a page and keeps it, unless it failed or must not be kept. */
  async function make(address: string, route: string): Promise<CachedPage | undefined> {
    const began = now()
    const made = epoch(began)
    const before = pages.get(address)
    const standIn = before && !before.lacking && before.dayEnds === made.dayEnds ? before : undefined
    try {
      const { response, lacking } = await render(address)
      if (isPrivate(response)) return undefined
      const failed = response.status >= 500
      const isBetter = standIn && (failed || (lacking && monotonic() < standIn.renderedAt + wholeIsBetterFor))
      if (isBetter) return rested(standIn)
      const page = await finishPage(response, route)
      const boundary = lacking ? Math.min(made.boundary, began + rest) : made.boundary
      const kept = {
        page,
        ...made,
        madeAt: began,
        renderedAt: monotonic(),
        boundary,
        lacking,
        triedAgainAt: 0,
      }
      if (!failed) pages.set(address, kept)
      return kept
    } catch (error) {
      if (standIn) return rested(standIn)
      throw error
    }
  }

  function rested(kept: CachedPage): CachedPage {
    kept.triedAgainAt = monotonic() + rest
    return kept
  }

  /** The page of an address; undefined where it must be made for each request. Rejects where it could not be made. */
  async function page(address: string, route: string): Promise<Found | undefined> {
    const before = pages.get(address)
    const at = now()
    const current = epoch(at)
    if (before && isFresh(before, current, at)) return { kept: before, how: 'hit' }
    if (before && monotonic() < before.triedAgainAt && before.dayEnds === current.dayEnds)
      return { kept: before, how: 'stand-in' }
    let making = underway.get(address)
    if (!making) {
      making = make(address, route).finally(() => underway.delete(address))
      underway.set(address, making)
    }
    if (before && !before.lacking && isOfNow(before, at)) {
      // Whoever does not wait for it must not leave its failure unheard.
      making.catch(() => undefined)
      const made = await Promise.race([making, wait(patience)])
      if (made !== 'late') return made && { kept: made, how: made === before ? 'stand-in' : 'made' }
      return { kept: before, how: 'stale' }
    }
    const made = await making
    return made && { kept: made, how: made === before ? 'stand-in' : 'made' }
  }

  return {
    page,
    /** A page that is kept and true now, without waiting. */
    fresh(address: string): CachedPage | undefined {
      const kept = pages.get(address)
      if (!kept) return undefined
      const at = now()
      return isFresh(kept, epoch(at), at) ? kept : undefined
    },
    size: () => ({ bytes: pages.bytes(), pages: pages.count(), underway: underway.size }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>

const wait = (milliseconds: number) =>
  new Promise<'late'>((resolve) => setTimeout(resolve, milliseconds, 'late').unref())
