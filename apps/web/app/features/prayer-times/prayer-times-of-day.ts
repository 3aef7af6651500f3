import { formatClock, formatGregorianDay, formatWeekday } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import {
  type CityId,
  type CivilDate,
  cities,
  civilDateIn,
  type DayTimeName,
  jalaliDate,
  prayerTimesOn,
  tableRows,
  timeNames,
} from '@islamic-centre/prayer-times'
import type { PrayerSettings } from '../../content/types/main-page.server.ts'
import { isoDate } from '../../dates/civil-day.ts'
import { hijriDay } from '../../dates/hijri-day.ts'
import { formatMonthParam } from '../../dates/months.ts'
import { isFast } from '../../dates/ramadan.ts'
import { fastMoments } from './fast-moments.ts'
import { isEve } from './is-eve.ts'

/** The clock of every city in the table: they share it, and the specification gives them one offset. */
const timeZone = cities.toronto.timeZone

const announced = ['fajr', 'dhuhr', 'maghrib'] as const
/** The times beside the five rows; afternoon and night only where they are wanted. */
const beside = (withAll: boolean) =>
  withAll ? (['imsak', 'asr', 'isha', 'midnight'] as const) : (['imsak', 'midnight'] as const)

/** A moment to the minute, its clock as shown, and its half of the day where the language has a 12-hour clock. */
type Shown = { at: string; clock: string; period?: string }

type Row<Name extends string> = { name: Name; cells: readonly (Shown | undefined)[] }

/** The day's times in the five cities and its three dates, ready to show; only `isEve` changes before midnight. */
export function prayerTimesOfDay(now: Date, language: Language, settings: PrayerSettings, withAll = false) {
  const { method, adjustments } = settings
  const options = { method, adjustments }
  const today = civilDateIn(timeZone, now)
  const tomorrow = daysFrom(today, 1)
  const shown = (at: Date | null): Shown | undefined =>
    at ? { at: minuteOf(at), ...clockOf(language, at) } : undefined

  const hijri = hijriDay(today, settings)
  const nextHijri = hijriDay(tomorrow, settings)
  const ids = Object.keys(cities) as CityId[]
  const rowsOn = <Name extends DayTimeName>(day: CivilDate, names: readonly Name[]): Row<Name>[] => {
    const byCity = ids.map((id) => prayerTimesOn(day, cities[id], options))
    return names.map((name) => ({ name, cells: byCity.map((times) => shown(times[name])) }))
  }
  const rows = rowsOn(
    today,
    tableRows.map((it) => timeNames[it]),
  )
  const momentsOn = (day: CivilDate) => (name: 'imsak' | 'maghrib') =>
    ids
      .map((id) => prayerTimesOn(day, cities[id], options)[name])
      .map((at) => (at ? minuteOf(at) : undefined))
  const fast = fastMoments(
    { isFast: isFast(hijri, hijriDay(daysFrom(today, -1), settings)), at: momentsOn(today) },
    { isFast: isFast(nextHijri, hijri), at: momentsOn(tomorrow) },
  )
  return {
    /** Its day and calculation settings, from which the device computes other days. */
    day: isoDate(today),
    settings,
    /** The month of today in URL format. */
    month: formatMonthParam(today),
    cities: ids,
    rows,
    /** Whether it was after Maghrib in the first city when this was computed. */
    isEve: isEve({ rows }, 0, now.getTime()),
    /** The other times, among them the midnight of the night that follows. */
    others: rowsOn<'imsak' | 'asr' | 'isha' | 'midnight'>(today, beside(withAll)),
    /** The announced times of the next day, for the time after the last of today. */
    tomorrow: rowsOn(tomorrow, announced),
    /** Its imsak, which is before its dawn. */
    tomorrowsImsak: rowsOn(tomorrow, ['imsak'])[0]?.cells ?? [],
    /** The moments of the fast in Ramadan. */
    ...(fast.length > 0 && { fast }),
    dates: {
      weekday: formatWeekday(language, now, timeZone),
      gregorian: formatGregorianDay(language, now, timeZone),
      jalali: jalaliDate(today),
      hijri,
      /** From Maghrib on. */
      nextHijri,
    },
  }
}

const minuteOf = (at: Date) => at.toISOString().replace(':00.000', '')

function clockOf(language: Language, at: Date) {
  const { clock, period } = formatClock(language, at, timeZone)
  return period ? { clock, period } : { clock }
}

/** By the calendar, not by 24 hours: a day on which the clocks change is shorter or longer. */
function daysFrom({ year, month, day }: CivilDate, days: number): CivilDate {
  const other = new Date(Date.UTC(year, month - 1, day + days))
  return { year: other.getUTCFullYear(), month: other.getUTCMonth() + 1, day: other.getUTCDate() }
}

export type PrayerTimesOfDay = ReturnType<typeof prayerTimesOfDay>
