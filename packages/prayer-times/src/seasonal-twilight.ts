import { type CalculationParameters, PrayerTimes } from 'adhan'
import type { Coordinates } from './place.ts'
import { msInDay } from './units.ts'

/** Which twilight ends the evening for the Moonsighting Committee: a blend, the red one, or the white one after it. */
export type Shafaq = 'general' | 'ahmer' | 'abyad'

export const shafaqs: { readonly [shafaq in Shafaq]: true } = { general: true, ahmer: true, abyad: true }

/**
 * How long the twilights of a season last by the Moonsighting Committee, as adhan has them, in days; NaN where the sun
 * does not rise or set.
 * @param noon of the day, in milliseconds since 1970
 */
export function seasonalTwilight(place: Coordinates, noon: number, shafaq: Shafaq) {
  const local = new Date(noon + (place.longitude / 360) * msInDay)
  // adhan reads a date in the zone of the process, and some zones have skipped a day. None did in these four years, and
  // a season is as long on the same day of another year.
  const date = new Date(2024 + (local.getUTCFullYear() % 4), local.getUTCMonth(), local.getUTCDate(), 12)
  const { fajr, sunrise, sunset, isha } = new PrayerTimes(place, date, {
    method: 'MoonsightingCommittee',
    // No sun is ever 90 degrees down, so that the season always takes the angle's place.
    fajrAngle: 90,
    ishaAngle: 90,
    ishaInterval: 0,
    madhab: 'shafi',
    polarCircleResolution: 'Unresolved',
    rounding: 'none',
    shafaq,
    adjustments: {},
    methodAdjustments: {},
  } as CalculationParameters)
  return {
    morning: (sunrise.getTime() - fajr.getTime()) / msInDay,
    evening: (isha.getTime() - sunset.getTime()) / msInDay,
  }
}
