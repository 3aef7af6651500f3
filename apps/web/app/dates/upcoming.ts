import { dayOf } from './civil-day.ts'

type Dated = { startsAt?: string | null | undefined; endsAt?: string | null | undefined }

/** What has begun is ahead until it ends, without an end until its day does; without a day it is still to come. */
export function isUpcoming({ startsAt, endsAt }: Dated, now: Date): boolean {
  if (endsAt) return Date.parse(endsAt) >= now.getTime()
  return !startsAt || dayOf(new Date(startsAt)) >= dayOf(now)
}

/** The order of lists: by their beginnings, and what has no day last. */
export function soonestFirst(a: Dated, b: Dated): number {
  if (!a.startsAt || !b.startsAt) return Number(!a.startsAt) - Number(!b.startsAt)
  return Date.parse(a.startsAt) - Date.parse(b.startsAt)
}

/** The other way round; what has no day is last here too. */
export const latestFirst = (a: Dated, b: Dated): number =>
  a.startsAt && b.startsAt ? soonestFirst(b, a) : soonestFirst(a, b)

/**
 * Entries in the order of `soonestFirst`, apart: `ahead` what is going on or coming, the soonest first, `over` what has
 * ended, the latest first.
 */
export function splitByNow<Entry extends Dated>(entries: readonly Entry[], now: Date) {
  const { ahead = [], over = [] } = Object.groupBy(entries, (it) => (isUpcoming(it, now) ? 'ahead' : 'over'))
  return { ahead, over: over.reverse() }
}
