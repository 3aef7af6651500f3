import { formatClock, formatGregorianDay, formatWeekday } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import {
  type CityId,
  type CivilDate,
  cities,
  civilDateIn,
  hijriDate,
  jalaliDate,
  prayerTimesOn,
  tableRows,
  timeNames,
} from '@islamic-centre/prayer-times'
import type { PrayerSettings } from '../../content/types/main-page.server.ts'
import { isoDate } from '../../dates/civil-day.ts'
import { formatMonthParam } from '../../dates/months.ts'

/** The clock of every city in the table: they share it, and the specification gives them one offset. */
const timeZone = cities.toronto.timeZone

const announced = ['fajr', 'dhuhr', 'maghrib'] as const

type Shown = { at: string; clock: string; period: string }

/** The day's times in the five cities and its three dates, ready to show; nothing in it changes before midnight. */
export function prayerTimesOfDay(now: Date, language: Language, settings: PrayerSettings) {
  const { method, adjustments, hijriOffset } = settings
  const options = { method, adjustments }
  const today = civilDateIn(timeZone, now)
  const tomorrow = dayAfter(today)
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
    /** Its day and calculation settings, from which the device computes other days. */
    day: isoDate(today),
    settings,
    /** The month of today in URL format. */
    month: formatMonthParam(today),
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

/** By the calendar, not by 24 hours: a day on which the clocks change is shorter or longer. */
function dayAfter({ year, month, day }: CivilDate): CivilDate {
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
}

export type PrayerTimesOfDay = ReturnType<typeof prayerTimesOfDay>
