import type { CivilDate } from './civil-date.ts'
import { firstEstimates } from './first-estimates.ts'
import { longestTwilight } from './longest-twilight.ts'
import type { Settings } from './options.ts'
import type { Place } from './place.ts'
import { shadowGrown, solarDay, sunBelow } from './solar-day.ts'
import type { DayTimeName } from './time-names.ts'

/** Refraction of 34' at the horizon and a solar radius of 16' (Meeus, Astronomical Algorithms, p. 102). */
const horizon = 50 / 60

const msInDay = 86_400_000
const minute = 1 / 1440

export type ExactTimes = { readonly [name in DayTimeName]: number | null }

/** The times of the solar day around `noon`, in milliseconds since 1970, neither adjusted nor rounded. */
export function exactTimes(date: CivilDate, place: Place, noon: number, settings: Settings): ExactTimes {
  const { fajrAngle, maghribAngle, ishaAngle, ishaMinutes } = settings
  const guess = firstEstimates(date, place, settings)
  const day = solarDay(place, noon)
  const at = (days: number) => day.noon + days

  const sunrise = sunBelow(day, day.morning, horizon, at(guess.sunrise))
  const sunset = sunBelow(day, day.evening, horizon, at(guess.sunset))
  const nextSunrise = sunBelow(day, day.nextMorning, horizon, at(1 + guess.sunrise))
  const lastNight = between(sunBelow(day, day.lastEvening, horizon, at(guess.sunset - 1)), sunrise)
  const night = between(sunset, nextSunrise)

  const dawn = (byAngle: number | null, sunrise: number | null, night: number | null) =>
    noEarlier(byAngle, sunrise, longestTwilight(settings, fajrAngle, night, guess.sunrise - guess.fajr))
  const dusk = (angle: number, days: number) =>
    noLater(
      sunBelow(day, day.evening, angle, at(days)),
      sunset,
      longestTwilight(settings, angle, night, guess.isha - guess.sunset),
    )
  const fajr = dawn(sunBelow(day, day.morning, fajrAngle, at(guess.fajr)), sunrise, lastNight)
  const nextFajr = dawn(sunBelow(day, day.nextMorning, fajrAngle, at(1 + guess.fajr)), nextSunrise, night)
  const maghrib = maghribAngle === 0 ? sunset : dusk(maghribAngle, guess.maghrib)
  const isha = ishaAngle === 0 ? later(sunset, ishaMinutes * minute) : dusk(ishaAngle, guess.isha)

  return {
    imsak: instant(later(fajr, -10 * minute)),
    fajr: instant(fajr),
    sunrise: instant(sunrise),
    dhuhr: instant(day.noon),
    asr: instant(shadowGrown(day, settings.asrFactor, at(guess.asr))),
    sunset: instant(sunset),
    maghrib: instant(maghrib),
    isha: instant(isha),
    midnight: instant(middle(sunset, settings.midnight === 'sunsetToFajr' ? nextFajr : nextSunrise)),
  }
  function instant(days: number | null): number | null {
    return days === null ? null : noon + days * msInDay
  }
}

function between(start: number | null, end: number | null): number | null {
  return start === null || end === null ? null : end - start
}

function middle(start: number | null, end: number | null): number | null {
  return start === null || end === null ? null : (start + end) / 2
}

function later(time: number | null, days: number): number | null {
  return time === null ? null : time + days
}

function noEarlier(time: number | null, sunrise: number | null, longest: number): number | null {
  if (sunrise === null || longest === Number.POSITIVE_INFINITY) return time
  return time === null ? sunrise - longest : Math.max(time, sunrise - longest)
}

function noLater(time: number | null, sunset: number | null, longest: number): number | null {
  if (sunset === null || longest === Number.POSITIVE_INFINITY) return time
  return time === null ? sunset + longest : Math.min(time, sunset + longest)
}
