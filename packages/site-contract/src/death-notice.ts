/** The moments that a death notice may announce, in the order in which they are shown. */
export const noticeTimes = ['prayerAt', 'burialAt', 'memorialAt'] as const

/** How long a notice without an end of its own is shown after the last of its moments, in milliseconds. */
export const shownAfterLastTimeMs = 12 * 60 * 60 * 1000

type Moment = string | number | Date | null | undefined
type Times = { readonly [time in (typeof noticeTimes)[number] | 'until']?: unknown }

const momentOf = (value: unknown): number => (value ? new Date(value as NonNullable<Moment>).getTime() : NaN)

/** When a death notice ends, in milliseconds since 1970; undefined where it has neither an end nor a moment. */
export function endOfNotice(notice: Times): number | undefined {
  const until = momentOf(notice.until)
  if (!Number.isNaN(until)) return until
  const times = noticeTimes.map((it) => momentOf(notice[it])).filter((it) => !Number.isNaN(it))
  return times.length > 0 ? Math.max(...times) + shownAfterLastTimeMs : undefined
}
