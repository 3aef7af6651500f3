import { CalculationParameters, Coordinates, Madhab, PrayerTimes, Rounding } from 'adhan'
import type { CivilDate } from './civil-date.ts'
import type { Settings } from './options.ts'
import type { Place } from './place.ts'

const day = 86_400_000

/** Days from noon at which adhan puts the day's times; NaN where it finds none. */
export type FirstEstimates = {
  readonly [name in 'fajr' | 'sunrise' | 'asr' | 'sunset' | 'maghrib' | 'isha']: number
}

/**
 * The day according to adhan, from which the exact times are refined. Only distances from its noon are taken: adhan
 * reads the date in the zone of the process, and where that zone skipped the day it answers for the next one.
 */
export function firstEstimates(date: CivilDate, place: Place, settings: Settings): FirstEstimates {
  const { fajrAngle, ishaAngle, ishaMinutes, maghribAngle } = settings
  const parameters = settings.seasonalTwilight
    ? // No sun is ever 90 degrees down, so that the committee's seasonal twilight always takes its place.
      new CalculationParameters('MoonsightingCommittee', 90, 90)
    : new CalculationParameters('Other', fajrAngle, ishaAngle, ishaMinutes, maghribAngle)
  parameters.madhab = settings.asrFactor > 1.5 ? Madhab.Hanafi : Madhab.Shafi
  parameters.rounding = Rounding.None
  const midday = new Date(date.year, date.month - 1, date.day, 12)
  const adhan = new PrayerTimes(new Coordinates(place.latitude, place.longitude), midday, parameters)
  const noon = adhan.dhuhr.getTime()
  return {
    fajr: (adhan.fajr.getTime() - noon) / day,
    sunrise: (adhan.sunrise.getTime() - noon) / day,
    asr: (adhan.asr.getTime() - noon) / day,
    sunset: (adhan.sunset.getTime() - noon) / day,
    maghrib: (adhan.maghrib.getTime() - noon) / day,
    isha: (adhan.isha.getTime() - noon) / day,
  }
}
