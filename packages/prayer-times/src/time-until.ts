import { instantOf } from './instant.ts'
import { badOption, checkOptionNames } from './option-names.ts'
import { msInMinute } from './units.ts'

export type TimeUntilOptions = {
  /**
   * The last part that is shown. `'second'` (default) leaves parts of a second out. `'minute'` counts a running minute
   * as a whole one, so that 0 hours and 0 minutes remain only at the instant itself; `seconds` is then 0.
   */
  readonly smallestUnit?: 'second' | 'minute'
}

/** A length of time, whole and in parts: `hours` full hours, `minutes` and `seconds` 0 to 59. */
export type TimeUntil = {
  readonly milliseconds: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/**
 * How long it is from `now` to an instant, both a `Date` or milliseconds since 1970; nothing once it is over.
 * @throws PrayerTimesError `no-such-instant`, `bad-option`
 */
export function timeUntil(
  instant: Date | number,
  now: Date | number,
  options: TimeUntilOptions = {},
): TimeUntil {
  checkOptionNames(options ?? {}, ['smallestUnit'])
  const { smallestUnit = 'second' } = options ?? {}
  if (smallestUnit !== 'second' && smallestUnit !== 'minute') {
    throw badOption('smallestUnit', smallestUnit, 'second, minute')
  }
  const milliseconds = Math.max(0, instantOf(instant) - instantOf(now))
  const total =
    smallestUnit === 'minute' ? 60 * Math.ceil(milliseconds / msInMinute) : Math.floor(milliseconds / 1000)
  return {
    milliseconds,
    hours: Math.floor(total / 3600),
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
