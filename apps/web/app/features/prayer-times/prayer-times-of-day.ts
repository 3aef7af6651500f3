import { formatClock, formatGregorianDay, formatWeekday } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import {
  type CityId,
  cities,
  civilDateIn,
  hijriDate,
  jalaliDate,
  type PrayerTimesOptions,
  prayerTimesOn,
  tableRows,
  timeNames,
} from '@islamic-centre/prayer-times'

/** The clock of every city in the table: they share it, and the specification gives them one offset. */
const timeZone = cities.toronto.timeZone
const day = 86_400_000

const announced = ['fajr', 'dhuhr', 'maghrib'] as const

export type PrayerSettings = { language: Language; options: PrayerTimesOptions; hijriOffset: number }
type Shown = { at: string; clock: string; period: string }

/** The day's times in the five cities and its three dates, ready to show; nothing in it changes before midnight. */
export function prayerTimesOfDay(now: Date, { language, options, hijriOffset }: PrayerSettings) {
  const today = civilDateIn(timeZone, now)
  const tomorrow = civilDateIn(timeZone, new Date(now.getTime() + day))
  const shown = (at: Date | null): Shown | undefined =>
    at ? { at: at.toISOString(), ...formatClock(language, at, timeZone) } : undefined

  const ids = Object.keys(cities) as CityId[]
  const byCity = ids.map((id) => prayerTimesOn(today, cities[id], options))
  const rows = tableRows.map((entry) => {
    const name = timeNames[entry]
    return { name, cells: byCity.map((times) => shown(times[name])) }
  })
  const upcoming = ids.map((id, column) => ({
    city: id,
    times: [byCity[column], prayerTimesOn(tomorrow, cities[id], options)].flatMap((times) =>
      announced.flatMap(
        (name) => ({ name, ...shown(times?.[name] ?? null) }) as { name: typeof name } & Partial<Shown>,
      ),
    ),
  }))
  return {
    cities: ids,
    rows,
    upcoming,
    dates: {
      weekday: formatWeekday(language, now, timeZone),
      gregorian: formatGregorianDay(language, now, timeZone),
      jalali: jalaliDate(today),
      hijri: hijriDate(today, { adjustDays: hijriOffset }),
    },
  }
}

export type PrayerTimesOfDay = ReturnType<typeof prayerTimesOfDay>
