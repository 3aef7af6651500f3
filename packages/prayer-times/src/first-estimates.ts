import { type CalculationParameters, PrayerTimes } from 'adhan'
import type { CivilDate } from './civil-date.ts'
import type { Settings } from './options.ts'
import type { Place } from './place.ts'
import { msInDay } from './units.ts'

/**
 * The day according to adhan, from which the exact times are refined: by name, days from noon, NaN where adhan finds
 * none. Only distances from its noon are taken, because its days are those of the meridian of Greenwich.
 */
export function firstEstimates({ year, month, day }: CivilDate, place: Place, settings: Settings) {
  const { fajrAngle, ishaAngle, ishaMinutes, maghribAngle } = settings
  const bySeason = settings.highLatitude === 'seasonalTwilight'
  // adhan reads a date in the zone of the process, and some zones have skipped a day. None did in these four years, and
  // the sun's position on the same day of another year is close enough as an estimate.
  const date = new Date(2024 + (year % 4), month - 1, day, 12)
  const adhan = new PrayerTimes(place, date, {
    method: bySeason ? 'MoonsightingCommittee' : null,
    // No sun is ever 90 degrees down, so that the committee's seasonal twilight always takes the angle's place.
    fajrAngle: bySeason ? 90 : fajrAngle,
    ishaAngle: bySeason ? 90 : ishaAngle,
    ishaInterval: ishaMinutes,
    maghribAngle,
    // One shadow length: close enough as an estimate for two.
    madhab: 'shafi',
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
