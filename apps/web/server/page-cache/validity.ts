import type { CachedPage } from './page-store.ts'

/** A shared cache revalidates after a minute, and may serve the stale page for ten minutes meanwhile. */
const sharedSeconds = 60
const staleSeconds = 600

/**
 * The `Cache-Control` of a page, in seconds: browsers revalidate each time, shared caches store it for a minute. No
 * lifetime exceeds its expiry, and `stale-if-error` does not exceed its day. What may be withdrawn is asked for each time.
 */
export function cacheControl(
  { page, expiresAt, dayEnds, partial, revalidated }: CachedPage,
  now: number,
): string {
  if (page.status >= 500) return 'no-store'
  if (partial || revalidated) return 'public, no-cache'
  const left = Math.max(0, Math.floor((expiresAt - now) / 1000))
  const shared = Math.min(left, sharedSeconds)
  const stale = Math.min(left - shared, staleSeconds)
  const day = Math.max(0, Math.floor((dayEnds - now) / 1000))
  const error = Math.max(0, day - shared)
  // A browser would return stale data to a page that revalidates: only a document may be served stale.
  if (page.isData) return `public, max-age=0, s-maxage=${shared}, must-revalidate`
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}, stale-if-error=${error}`
}
