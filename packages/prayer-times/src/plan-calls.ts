import { dayTimes } from './day-times.ts'
import { instantOf } from './instant.ts'
import type { NamedTime } from './next-time.ts'
import { badOption } from './option-names.ts'
import { type PrayerTimesOptions, settingsFrom } from './options.ts'
import { checkPlace, type Place } from './place.ts'
import { solarNoon } from './solar-noon.ts'
import { type WallClock, wallClock } from './zone.ts'

export type CallName = 'fajr' | 'dhuhr' | 'maghrib' | 'sunset'

export type PlanOptions = PrayerTimesOptions & {
  /** Which time the third call follows. Default `'maghrib'`. */
  readonly third?: 'maghrib' | 'sunset'
}

/**
 * The calls to prayer still to be sounded today at a place, in order: at dawn, noon and evening.
 *
 * A call is planned only when the clock's hour there is greater than 0 and at most the hour of the call, and not when
 * the remaining hours are 0 and the remaining minutes negative. So nothing is planned from 00:00 to 00:59, and a call
 * of the running minute still is, though its `instant` may be up to a minute ago.
 *
 * @throws PrayerTimesError `no-such-instant`, `bad-option`, and what `prayerTimesOn` throws
 */
export function planCalls(
  now: Date | number,
  place: Place,
  options: PlanOptions = {},
): NamedTime<CallName>[] {
  const { third = 'maghrib' }: PlanOptions = Object(options)
  checkPlace(place)
  const settings = settingsFrom(options)
  if (third !== 'maghrib' && third !== 'sunset') {
    throw badOption('third', third, 'maghrib, sunset')
  }
  const clock = wallClock(place.timeZone, instantOf(now))
  const { year, month, day } = clock
  const times = dayTimes(solarNoon({ year, month, day }, place), place, settings)
  const calls: NamedTime<CallName>[] = []
  for (const name of ['fajr', 'dhuhr', third] as const) {
    const instant = times[name]
    if (instant && isAhead(wallClock(place.timeZone, instant.getTime()), clock)) calls.push({ name, instant })
  }
  return calls
}

function isAhead(call: WallClock, now: WallClock): boolean {
  if (call.day !== now.day) return false
  const remainingHours = call.hour - now.hour
  const remainingMinutes = call.minute - now.minute
  return now.hour > 0 && remainingHours >= 0 && !(remainingHours === 0 && remainingMinutes < 0)
}
