import {
  formatClock,
  formatDayAndMonth,
  formatGregorianDay,
  formatGregorianMonth,
  formatNumber,
  formatShortWeekday,
  formatWeekday,
} from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import {
  type CityId,
  type CivilDate,
  cities,
  jalaliDate,
  qibla,
  timetable,
} from '@islamic-centre/prayer-times'
import type { PrayerSettings } from '../../../content/types/main-page.server.ts'
import { isoDate, noonOf } from '../../../dates/civil-day.ts'
import { hijriDay, settingsNear } from '../../../dates/hijri-day.ts'
import { formatMonthParam, type Month, monthAfter } from '../../../dates/months.ts'
import { clockChangeIn } from './clock-change.ts'
import { shownTimes } from './shown-times.ts'

/**
 * A month's timetable, ready to show. It depends only on its arguments, so that server and device have the same result.
 * Months of other calendars are numbers, which the page translates.
 */
export function monthOfTimes(
  language: Language,
  { city, month, withAll = false }: { city: CityId; month: Month; withAll?: boolean },
  centre: PrayerSettings,
) {
  const names = shownTimes(withAll)
  const place = cities[city]
  const firstOf = (it: Month) => isoDate({ ...it, day: 1 })
  const settings = settingsNear(centre, firstOf(month), firstOf(monthAfter(month) ?? month))
  const { method, adjustments } = settings
  const days = timetable(month, place, { method, adjustments }).days.map(({ date, times }) => ({
    date: isoDate(date),
    ...dayInWords(language, date),
    jalali: jalaliDate(date),
    hijri: hijriDay(date, settings),
    friday: noonOf(date).getUTCDay() === 5,
    clocks: names.map((name) => {
      const at = times[name]
      if (!at) return null
      return { display: formatClock(language, at, place.timeZone).clock, dateTime: at.toISOString() }
    }),
  }))
  const change = clockChangeIn(month, place.timeZone)
  return {
    city,
    month: formatMonthParam(month),
    name: monthName(language, month),
    previous: neighbour(language, monthAfter(month, -1)),
    next: neighbour(language, monthAfter(month)),
    /** Whether afternoon and night are among the times. */
    withAll,
    times: names,
    /** Whole degrees from true north, clockwise. */
    qibla: Math.round(qibla(place)) % 360,
    settings,
    days,
    clockChange: change && {
      forward: change.forward,
      weekday: formatWeekday(language, noonOf(change.date), 'UTC'),
      day: formatGregorianDay(language, noonOf(change.date), 'UTC'),
    },
  }
}

export type MonthOfTimes = ReturnType<typeof monthOfTimes>

function dayInWords(language: Language, date: CivilDate) {
  const instant = noonOf(date)
  const { day, month } = formatDayAndMonth(language, instant, 'UTC')
  return {
    weekday: {
      long: formatWeekday(language, instant, 'UTC'),
      short: formatShortWeekday(language, instant, 'UTC'),
    },
    day: { long: `${day} ${month}`, short: formatNumber(language, date.day) },
  }
}

const monthName = (language: Language, month: Month) =>
  formatGregorianMonth(language, noonOf({ ...month, day: 1 }), 'UTC')

const neighbour = (language: Language, month: Month | undefined) =>
  month && { month: formatMonthParam(month), name: monthName(language, month) }
