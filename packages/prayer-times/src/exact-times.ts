import type { CivilDate } from './civil-date.ts'
import { firstEstimates } from './first-estimates.ts'
import { highLatitudeRules, noEarlier, noLater } from './night-rules.ts'
import type { Settings } from './options.ts'
import type { Place } from './place.ts'
import { type HalfDay, solarDay } from './solar-day.ts'
import { solarNoon } from './solar-noon.ts'
import type { DayTimeName } from './time-names.ts'
import { degree, msInDay, msInMinute } from './units.ts'

/** Refraction of 34' at the horizon and a solar radius of 16' (Meeus, Astronomical Algorithms, p. 102). */
const horizon = (-50 / 60) * degree

/**
 * The times of a day before adjustments and rounding. A time that does not happen is NaN, and so is every time that
 * depends on it.
 * @param finished converts milliseconds since 1970 to the result for a name
 */
export function exactTimes<Time>(
  date: CivilDate,
  place: Place,
  settings: Settings,
  finished: (name: DayTimeName, ms: number) => Time,
): { [name in DayTimeName]: Time } {
  const { fajrAngle, maghribAngle, ishaAngle, ishaMinutes, asrFactor } = settings
  const longestTwilight = highLatitudeRules[settings.highLatitude]
  const guess = firstEstimates(date, place, settings)
  const { noon, noonAltitude, lastEvening, morning, evening, nextMorning } = solarDay(
    place,
    solarNoon(date, place),
  )

  const sunrise = morning(horizon, guess('sunrise'))
  const sunset = evening(horizon, guess('sunset'))
  // The nights on either side matter to the high-latitude rules, and the end of this one to one rule for midnight.
  const toSunrise = settings.midnight === 'sunsetToSunrise'
  const lastSunset = longestTwilight ? lastEvening(horizon, guess('sunset') - 1) : NaN
  const nextSunrise = longestTwilight || toSunrise ? nextMorning(horizon, guess('sunrise') + 1) : NaN

  const dawn = (half: HalfDay, begin: number, sunset: number, sunrise: number) => {
    const byAngle = half(-fajrAngle * degree, begin)
    if (!longestTwilight) return byAngle
    const season = guess('sunrise') - guess('fajr')
    return noEarlier(byAngle, sunrise - longestTwilight(sunrise - sunset, fajrAngle, season))
  }
  const dusk = (angle: number, begin: number) => {
    const byAngle = evening(-angle * degree, begin)
    if (!longestTwilight) return byAngle
    const season = guess('isha') - guess('sunset')
    return noLater(byAngle, sunset + longestTwilight(nextSunrise - sunset, angle, season))
  }
  const fajr = dawn(morning, guess('fajr'), lastSunset, sunrise)
  const nightEnd = toSunrise ? nextSunrise : dawn(nextMorning, guess('fajr') + 1, sunset, nextSunrise)
  const asr = noonAltitude > 0 ? evening(shadowGrown(noonAltitude, asrFactor), guess('asr')) : NaN

  const time = (name: DayTimeName, days: number) => finished(name, noon + days * msInDay)
  return {
    imsak: time('imsak', fajr - (10 * msInMinute) / msInDay),
    fajr: time('fajr', fajr),
    sunrise: time('sunrise', sunrise),
    dhuhr: time('dhuhr', 0),
    asr: time('asr', asr),
    sunset: time('sunset', sunset),
    maghrib: time('maghrib', maghribAngle ? dusk(maghribAngle, guess('maghrib')) : sunset),
    isha: time(
      'isha',
      ishaAngle ? dusk(ishaAngle, guess('isha')) : sunset + (ishaMinutes * msInMinute) / msInDay,
    ),
    midnight: time('midnight', (sunset + nightEnd) / 2),
  }
}

/** The altitude of a sun whose shadows are longer than at noon by `factor` times the height of what casts them. */
function shadowGrown(noonAltitude: number, factor: number): number {
  return Math.atan(1 / (factor + Math.tan(Math.PI / 2 - noonAltitude)))
}
