import { dayTimes } from './day-times.ts'
import { instantOf } from './instant.ts'
import { type PrayerTimesOptions, type Settings, settingsFrom } from './options.ts'
import { checkPlace, type Place } from './place.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'
import { nearestSolarNoon } from './solar-noon.ts'
import { type DayTimeName, dayTimeNames, type TimeName, timeNames } from './time-names.ts'
import { msInDay, msInMinute } from './units.ts'

/** A time with its name. */
export type NamedTime<Name extends DayTimeName = DayTimeName> = {
  readonly name: Name
  readonly instant: Date
}

export type NameOptions<Name extends DayTimeName> = PrayerTimesOptions & {
  /** The times to look among. Default `timeNames`, all seven. */
  readonly names?: readonly Name[]
}

/** A time that happens at all comes back within a year: the polar night or day is at most half of one. */
const furthest = 400

/**
 * The first time after `now`: after the day's last it is the next day's first.
 * @throws PrayerTimesError `never-happens` when none of the names happens there within 400 days (a pole, say), and
 * what `prayerTimesOn` throws
 */
export function nextTime<Name extends DayTimeName = TimeName>(
  now: Date | number,
  place: Place,
  options: NameOptions<Name> = {},
): NamedTime<Name> {
  const instant = instantOf(now)
  return search(instant, place, options, 1, (time) => time > instant)
}

/**
 * The last time at or before `now`: before the day's first it is the previous day's last.
 * @throws PrayerTimesError as `nextTime` does
 */
export function currentTime<Name extends DayTimeName = TimeName>(
  now: Date | number,
  place: Place,
  options: NameOptions<Name> = {},
): NamedTime<Name> {
  const instant = instantOf(now)
  return search(instant, place, options, -1, (time) => time <= instant)
}

function search<Name extends DayTimeName>(
  now: number,
  place: Place,
  options: NameOptions<Name>,
  direction: 1 | -1,
  fits: (time: number) => boolean,
): NamedTime<Name> {
  const { names = timeNames as readonly DayTimeName[] as readonly Name[] }: NameOptions<Name> =
    Object(options)
  checkPlace(place)
  checkNames(names)
  const settings = settingsFrom(options)
  const { before, after } = reach(settings)
  // How far on the near side of its noon a day's times begin, and how far on the other they end.
  const [near, far] = direction === 1 ? [before, after] : [after, before]
  // Days are counted by the sun, without a calendar: a place has one every 24 hours.
  const middle = nearestSolarNoon(now, place)
  let best: NamedTime<Name> | undefined
  for (let days = -1; days <= furthest; days++) {
    const noon = middle + days * direction * msInDay
    if ((now - noon) * direction > far) continue
    if (best && (noon - best.instant.getTime()) * direction > near) return best
    const times = dayTimes(noon, place, settings)
    for (const name of names) {
      const instant = times[name]
      if (instant === null || !fits(instant.getTime())) continue
      const closer = best === undefined || (instant.getTime() - best.instant.getTime()) * direction < 0
      if (closer) best = { name, instant }
    }
  }
  if (best) return best
  throw new PrayerTimesError(
    'never-happens',
    `none of ${names.join(', ')} happens at this place within ${furthest} days`,
    'names with one that does, or a highLatitude rule',
  )
}

const hour = 60 * msInMinute

/**
 * How long before and after its noon the times of a day may be, in milliseconds: imsak at most 13 hours before it, and
 * the beginning of the last third at most 17 hours after it, or isha its minutes after sunset.
 */
function reach({ adjustments, ishaMinutes }: Settings) {
  let minutes = 0
  // Imsak moves with fajr too.
  for (const added of adjustments) {
    for (const value of Object.values(added)) minutes += 2 * Math.abs(value ?? 0)
  }
  const adjusted = minutes * msInMinute
  return { before: 13 * hour + adjusted, after: 17 * hour + ishaMinutes * msInMinute + adjusted }
}

function checkNames(names: readonly DayTimeName[]): void {
  if (Array.isArray(names) && names.length > 0 && names.every((name) => dayTimeNames.includes(name))) return
  const given = Array.isArray(names) ? `[${names.map(shown).join(', ')}]` : shown(names)
  throw new PrayerTimesError(
    'unknown-name',
    `the names ${given} cannot be used`,
    `one or more of ${dayTimeNames.join(', ')}`,
  )
}
