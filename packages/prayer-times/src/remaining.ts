import { type NamedTime, type NameOptions, nextTime } from './next-time.ts'
import { badOption } from './option-names.ts'
import type { Place } from './place.ts'
import type { DayTimeName, TimeName } from './time-names.ts'
import { type SmallestUnit, type TimeUntil, timeUntil } from './time-until.ts'

/** The time left until a named time, whole and in parts. */
export type Remaining<Name extends DayTimeName = DayTimeName> = NamedTime<Name> & TimeUntil

/**
 * The next time and how long it is until then.
 * @throws PrayerTimesError as `nextTime` does
 */
export function remaining<Name extends DayTimeName = TimeName>(
  now: Date | number,
  place: Place,
  options: NameOptions<Name> & { readonly smallestUnit?: SmallestUnit } = {},
): Remaining<Name> {
  const next = nextTime(now, place, options)
  const { smallestUnit = 'second' } = options ?? {}
  if (smallestUnit !== 'second' && smallestUnit !== 'minute')
    throw badOption('smallestUnit', smallestUnit, 'second, minute')
  return { ...next, ...timeUntil(next.instant, now, smallestUnit) }
}
