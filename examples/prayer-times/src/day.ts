import {
  type CityId,
  cities,
  civilDateIn,
  nextTime,
  prayerTimesOn,
  remaining,
} from '@islamic-centre/prayer-times'

const shown = ['fajr', 'sunrise', 'dhuhr', 'maghrib', 'midnight'] as const

export type Day = {
  /** The times of the city's own date, as its clocks show them; a dash where a time does not happen. */
  times: readonly { name: string; clock: string }[]
  next: string
}

/** What the page shows at an instant. */
export function dayAt(now: Date, city: CityId): Day {
  const place = cities[city]
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: place.timeZone, timeStyle: 'short' })
  const times = prayerTimesOn(civilDateIn(place.timeZone, now), place)
  const { hours, minutes } = remaining(now, place)
  return {
    times: shown.map((name) => {
      const instant = times[name]
      return { name, clock: instant ? format.format(instant) : '–' }
    }),
    next: `${nextTime(now, place).name} in ${hours} h ${minutes} min`,
  }
}
