import { type CalculationParameters, PrayerTimes } from 'adhan'
import type { CivilDate } from './civil-date.ts'
import type { Settings } from './options.ts'
import type { Place } from './place.ts'
import { msInDay } from './units.ts'

/**
 * The day according to adhan, from which the exact times are refined: by name, days from noon, NaN where adhan finds
 * none. Only distances from its noon are taken: adhan reads the date in the zone of the process, and where that zone
 * skipped the day it answers for the next one.
 */
export function firstEstimates({ year, month, day }: CivilDate, place: Place, settings: Settings) {
  const { fajrAngle, ishaAngle, ishaMinutes, maghribAngle } = settings
  const bySeason = settings.highLatitude === 'seasonalTwilight'
  const midday = new Date(year, month - 1, day, 12)
  const adhan = new PrayerTimes(place, midday, {
    method: bySeason ? 'MoonsightingCommittee' : null,
    // No sun is ever 90 degrees down, so that the committee's seasonal twilight always takes the angle's place.
    fajrAngle: bySeason ? 90 : fajrAngle,
    ishaAngle: bySeason ? 90 : ishaAngle,
    ishaInterval: ishaMinutes,
    maghribAngle,
    madhab: settings.asrFactor > 1.5 ? 'hanafi' : 'shafi',
    // adhan limits every twilight to a part of the night; a whole night is no limit.
    nightPortions: () => ({ fajr: 1, isha: 1 }),
    polarCircleResolution: 'Unresolved',
    rounding: 'none',
    adjustments: {},
    methodAdjustments: {},
  } as CalculationParameters)
  return (name: 'fajr' | 'sunrise' | 'asr' | 'sunset' | 'maghrib' | 'isha') =>
    (adhan[name].getTime() - adhan.dhuhr.getTime()) / msInDay
}
