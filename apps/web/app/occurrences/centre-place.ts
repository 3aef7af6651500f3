import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { Place } from '@islamic-centre/schedule/schedule'
import type { PrayerSettings } from '../content/types/main-page.server.ts'
import { civilDayOf, hijriDay } from '../dates/hijri-day.ts'

/** Times of this many days are remembered. */
const mostDays = 4_000

function createPlace(settings: PrayerSettings): Place {
  const { method, adjustments } = settings
  const times = new Map<string, ReturnType<typeof prayerTimesOn>>()
  return {
    timeZone: cities.toronto.timeZone,
    prayerTime(day, prayer) {
      const known = times.get(day) ?? prayerTimesOn(day, cities.toronto, { method, adjustments })
      if (times.size >= mostDays) times.clear()
      times.set(day, known)
      return known[prayer]
    },
    hijriDate: (day) => hijriDay(day, settings),
    civilDay: (date) => civilDayOf(date, settings),
  }
}

let latest: { key: string; months: PrayerSettings['months']; place: Place } | undefined

/** The centre as its schedules see it; always the same object for the same settings. */
export function centrePlace(settings: PrayerSettings): Place {
  const { months, method, adjustments, hijriOffset } = settings
  const key = JSON.stringify([method, adjustments, hijriOffset])
  if (latest?.key !== key || latest.months !== months) latest = { key, months, place: createPlace(settings) }
  return latest.place
}
