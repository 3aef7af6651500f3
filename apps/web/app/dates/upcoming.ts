import { dayOf } from './civil-day.ts'

type Dated = { startsAt?: string | null | undefined; endsAt?: string | null | undefined }

/** An event is upcoming until it ends, without an end until its day is over; without a date it stays upcoming. */
export function isUpcoming({ startsAt, endsAt }: Dated, now: Date): boolean {
  if (endsAt) return Date.parse(endsAt) >= now.getTime()
  return !startsAt || dayOf(new Date(startsAt)) >= dayOf(now)
}

/** The order of lists: by start, events without a date last. */
export function soonestFirst(a: Dated, b: Dated): number {
  if (!a.startsAt || !b.startsAt) return Number(!a.startsAt) - Number(!b.startsAt)
  return Date.parse(a.startsAt) - Date.parse(b.startsAt)
}

/** The reverse order; events without a date are last here, too. */
export const latestFirst = (a: Dated, b: Dated): number =>
  a.startsAt && b.startsAt ? soonestFirst(b, a) : soonestFirst(a, b)

/**
 * Splits entries in the order of `soonestFirst`: `ahead` are current and upcoming, the soonest first; `over` are past,
 * the latest first.
 */
export function splitByNow<Entry extends Dated>(entries: readonly Entry[], now: Date) {
  const { ahead = [], over = [] } = Object.groupBy(entries, (it) => (isUpcoming(it, now) ? 'ahead' : 'over'))
  return { ahead, over: over.reverse() }
}
