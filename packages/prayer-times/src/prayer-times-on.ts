import { type CivilDateInput, civilDate } from './civil-date.ts'
import { exactTimes } from './exact-times.ts'
import type { Adjustments } from './methods.ts'
import { type PrayerTimesOptions, settingsFrom } from './options.ts'
import { checkPlace, type Place } from './place.ts'
import { roundings } from './rounding.ts'
import type { DayTimeName, DayTimes } from './time-names.ts'
import { msInMinute } from './units.ts'

/**
 * The prayer times of one day at one place.
 *
 * Sunrise and sunset are the sun's centre 0.8333 degrees below the level horizon (34' refraction, 16' radius), dhuhr
 * its upper transit, asr the moment a shadow has grown by `asrFactor` times its object's height since noon; fajr,
 * maghrib and isha are the angles of the method, imsak ten minutes before fajr, midnight the middle of the night.
 * Before rounding each is within 5 seconds of an independent ephemeris (README, "Accuracy").
 *
 * @param date a civil date at the place, `{ year, month, day }` or `'2026-11-21'`
 * @param place degrees north and east, and the IANA zone whose calendar `date` is read in
 * @returns instants; a time that does not happen there that day is null. Late times may fall after local midnight
 * @throws PrayerTimesError `no-such-date`, `no-such-place`, `unknown-time-zone`, `unknown-method`, `bad-option`
 */
export function prayerTimesOn(
  date: CivilDateInput,
  place: Place,
  options: PrayerTimesOptions = {},
): DayTimes {
  const day = civilDate(date)
  checkPlace(place)
  const settings = settingsFrom(options)
  const rounded = roundings[settings.rounding]
  return exactTimes(day, place, settings, (name, ms) => {
    if (Number.isNaN(ms)) return null
    for (const adjustments of settings.adjustments) ms += msInMinute * minutesFor(name, adjustments)
    return new Date(rounded(ms))
  })
}

/** Imsak moves with fajr. */
function minutesFor(name: DayTimeName, adjustments: Adjustments): number {
  return (adjustments[name] ?? 0) + (name === 'imsak' ? (adjustments.fajr ?? 0) : 0)
}
