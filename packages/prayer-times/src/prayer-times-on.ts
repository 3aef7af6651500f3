import { type CivilDateInput, civilDate } from './civil-date.ts'
import { exactTimes } from './exact-times.ts'
import type { Adjustments, Rounding } from './methods.ts'
import { type PrayerTimesOptions, type Settings, settingsFrom } from './options.ts'
import { checkPlace, type Place } from './place.ts'
import { solarNoon } from './solar-noon.ts'
import type { DayTimeName, DayTimes } from './time-names.ts'

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
  const times = exactTimes(day, place, solarNoon(day, place), settings)
  const finished = (name: DayTimeName, ms: number | null) => toDate(name, ms, settings)
  return {
    imsak: finished('imsak', times.imsak),
    fajr: finished('fajr', times.fajr),
    sunrise: finished('sunrise', times.sunrise),
    dhuhr: finished('dhuhr', times.dhuhr),
    asr: finished('asr', times.asr),
    sunset: finished('sunset', times.sunset),
    maghrib: finished('maghrib', times.maghrib),
    isha: finished('isha', times.isha),
    midnight: finished('midnight', times.midnight),
  }
}

function toDate(name: DayTimeName, ms: number | null, settings: Settings): Date | null {
  if (ms === null) return null
  const minutes = minutesFor(name, settings.methodAdjustments) + minutesFor(name, settings.adjustments)
  return new Date(rounded(ms + minutes * 60_000, settings.rounding))
}

function minutesFor(name: DayTimeName, adjustments: Adjustments | undefined): number {
  if (adjustments === undefined) return 0
  const own = adjustments[name] ?? 0
  return name === 'imsak' ? own + (adjustments.fajr ?? 0) : own
}

function rounded(ms: number, rounding: Rounding): number {
  if (rounding === 'nearest') return Math.round(ms / 60_000) * 60_000
  if (rounding === 'up') return Math.ceil(ms / 60_000) * 60_000
  return Math.round(ms)
}
