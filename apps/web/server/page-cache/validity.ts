import type { CachedPage } from './page-store.ts'

/** A cache between here and the visitor asks again after a minute, and may answer meanwhile for ten. */
const sharedSeconds = 60
const staleSeconds = 600

/**
 * How long others may cache a page, in seconds: browsers ask each time, caches between keep it a minute. Nothing
 * reaches beyond its expiry, and where the site cannot be reached nothing beyond its day.
 */
export function cacheControl({ page, expiresAt, dayEnds, partial }: CachedPage, now: number): string {
  if (page.status >= 500) return 'no-store'
  if (partial) return 'public, no-cache'
  const left = Math.max(0, Math.floor((expiresAt - now) / 1000))
  const shared = Math.min(left, sharedSeconds)
  const stale = Math.min(left - shared, staleSeconds)
  const day = Math.max(0, Math.floor((dayEnds - now) / 1000))
  const error = Math.max(0, day - shared)
  // A browser would hand stale data to a page that reads itself anew: only a document may be stale meanwhile.
  if (page.isData) return `public, max-age=0, s-maxage=${shared}, must-revalidate`
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}, stale-if-error=${error}`
}

/** Whether the tag is among those of an `If-None-Match`, compared weakly as RFC 9110 says. */
export const isAmong = (tag: string, ifNoneMatch: string): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((it) => it.trim().replace(/^W\//, '') === tag)
