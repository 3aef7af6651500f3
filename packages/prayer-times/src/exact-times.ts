import { horizonFrom } from './horizon.ts'
import { highLatitudeRules, noEarlier, noLater } from './night-rules.ts'
import type { Settings } from './options.ts'
import type { Place } from './place.ts'
import { dayByRule } from './polar-rules.ts'
import { seasonalTwilight } from './seasonal-twilight.ts'
import { type HalfDay, solarDay } from './solar-day.ts'
import type { DayTimeName } from './time-names.ts'
import { degree, msInDay, msInMinute } from './units.ts'

const noSeason = { morning: NaN, evening: NaN }

/**
 * The times of a day before adjustments and rounding. A time that does not happen is NaN, and so is every time that
 * depends on it.
 * @param epoch near the noon of the day, in milliseconds since 1970
 * @param finished converts milliseconds since 1970 to the result for a name
 */
export function exactTimes<Time>(
  epoch: number,
  place: Place,
  settings: Settings,
  finished: (name: DayTimeName, ms: number) => Time,
): { [name in DayTimeName]: Time } {
  const { fajrAngle, maghribAngle, ishaAngle, ishaMinutes, asrFactor, highLatitude } = settings
  const longestTwilight = highLatitudeRules[highLatitude]
  const horizon = horizonFrom(place.elevation ?? 0)
  const own = { place, epoch, day: solarDay(place, epoch) }
  // Noon is that of the day itself under every rule: there is one on every day.
  const { noon } = own.day
  const lived = dayByRule(own, settings.polar, horizon)
  const { noonAltitude, lastEvening, morning, evening, nextMorning } = lived.day
  const season =
    highLatitude === 'seasonalTwilight'
      ? seasonalTwilight(lived.place, lived.epoch, settings.shafaq)
      : noSeason

  const sunrise = morning(horizon)
  const sunset = evening(horizon)
  // The nights on either side matter to the high-latitude rules, and the end of this one to one rule for midnight.
  const toSunrise = settings.midnight === 'sunsetToSunrise'
  const lastSunset = longestTwilight ? lastEvening(horizon) : NaN
  const nextSunrise = longestTwilight || toSunrise ? nextMorning(horizon) : NaN

  const dawn = (half: HalfDay, sunset: number, sunrise: number) => {
    const byAngle = half(-fajrAngle * degree)
    if (!longestTwilight) return byAngle
    return noEarlier(byAngle, sunrise - longestTwilight(sunrise - sunset, fajrAngle, season.morning))
  }
  const dusk = (angle: number) => {
    const byAngle = evening(-angle * degree)
    if (!longestTwilight) return byAngle
    return noLater(byAngle, sunset + longestTwilight(nextSunrise - sunset, angle, season.evening))
  }
  const fajr = dawn(morning, lastSunset, sunrise)
  const nextFajr = dawn(nextMorning, sunset, nextSunrise)
  const asr = noonAltitude > 0 ? evening(shadowGrown(noonAltitude, asrFactor)) : NaN

  const time = (name: DayTimeName, days: number) => finished(name, noon + days * msInDay)
  return {
    imsak: time('imsak', fajr - (10 * msInMinute) / msInDay),
    fajr: time('fajr', fajr),
    sunrise: time('sunrise', sunrise),
    dhuhr: time('dhuhr', 0),
    asr: time('asr', asr),
    sunset: time('sunset', sunset),
    maghrib: time('maghrib', maghribAngle ? dusk(maghribAngle) : sunset),
    isha: time('isha', ishaAngle ? dusk(ishaAngle) : sunset + (ishaMinutes * msInMinute) / msInDay),
    midnight: time('midnight', (sunset + (toSunrise ? nextSunrise : nextFajr)) / 2),
    lastThird: time('lastThird', (sunset + 2 * nextFajr) / 3),
  }
}

/** The altitude of a sun whose shadows are longer than at noon by `factor` times the height of what casts them. */
function shadowGrown(noonAltitude: number, factor: number): number {
  return Math.atan(1 / (factor + Math.tan(Math.PI / 2 - noonAltitude)))
}
