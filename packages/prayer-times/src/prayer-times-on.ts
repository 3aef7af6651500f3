import { type CivilDateInput, civilDate } from './civil-date.ts'
import { dayTimes } from './day-times.ts'
import { type PrayerTimesOptions, settingsFrom } from './options.ts'
import { checkPlace, type Place } from './place.ts'
import { checkNotSkipped } from './skipped-date.ts'
import { solarNoon } from './solar-noon.ts'
import type { DayTimes } from './time-names.ts'

/**
 * The prayer times of one day at one place.
 *
 * Sunrise and sunset are the sun's centre 0.8333 degrees below the level horizon (34' refraction, 16' radius), dhuhr
 * its upper transit, asr the moment a shadow has grown by `asrFactor` times its object's height since noon; fajr,
 * maghrib and isha are the angles of the method, imsak ten minutes before fajr, midnight the middle of the night, the
 * last third two thirds of the way from sunset to the next fajr.
 * Before rounding each is within 5 seconds of an independent ephemeris (README, "Accuracy").
 *
 * @param date a civil date at the place, `{ year, month, day }` or `'2026-11-21'`
 * @param place degrees north and east, the IANA zone whose calendar `date` is read in, and the elevation if any
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
  checkNotSkipped(day, place.timeZone)
  return dayTimes(solarNoon(day, place), place, settings)
}
