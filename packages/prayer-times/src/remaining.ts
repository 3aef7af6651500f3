import { instantOf } from './instant.ts'
import { type NamedTime, type NameOptions, nextTime } from './next-time.ts'
import type { Place } from './place.ts'
import type { DayTimeName, TimeName } from './time-names.ts'

/** The time left until a named time, whole and in parts: `hours` full hours, `minutes` and `seconds` 0 to 59. */
export type Remaining<Name extends DayTimeName = DayTimeName> = NamedTime<Name> & {
  readonly milliseconds: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/**
 * The next time and how long it is until then. Parts of a second are left out of `seconds`.
 * @throws PrayerTimesError as `nextTime` does
 */
export function remaining<Name extends DayTimeName = TimeName>(
  now: Date | number,
  place: Place,
  options: NameOptions<Name> = {},
): Remaining<Name> {
  const next = nextTime(now, place, options)
  const milliseconds = next.instant.getTime() - instantOf(now)
  const total = Math.floor(milliseconds / 1000)
  return {
    ...next,
    milliseconds,
    hours: Math.floor(total / 3600),
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
