import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatGregorianMonth, formatNumber, formatTime, formatWeekday } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { cities, jalaliDate } from '@islamic-centre/prayer-times'
import type { Occasion } from '../../content/types/occasions.server.ts'
import type { Post } from '../../content/types/posts.server.ts'
import { dayOf, daysLater, noonOf } from '../../dates/civil-day.ts'
import {
  type HijriDay,
  type HijriSettings,
  hijriDay,
  hijriDaysBetween,
  settingsNear,
} from '../../dates/hijri-day.ts'
import { formatMonthParam, type Month, monthAfter } from '../../dates/months.ts'
import { isShown } from './calendar-range.ts'
import { dayAndMonthOf } from './day-in-calendars.server.ts'
import { occasionsOnDays } from './occasions-on-days.ts'
import { shownOccasion } from './shown-occasion.ts'

type Shown = {
  occasions: readonly Occasion[]
  events: readonly (Pick<Post, 'slug' | 'title' | 'startsAt' | 'endsAt' | 'language' | 'occurrence'> & {
    kind: 'event' | 'class'
  })[]
  settings: HijriSettings
  now: Date
}

/** An event of several days is on each of them, but of one that an editor never ended only on these. */
const mostDaysOfEvent = 31

/** The weekday in the first column, as `Date` counts it: Saturday in Persian, Sunday in Canada. */
const firstWeekday = { fa: 6, ca: 0 } as const satisfies Record<Language, number>

/** The days of a month, `2026-11-01` to `2026-11-30`. */
export function daysOfMonth({ year, month }: Month): string[] {
  const first = `${formatMonthParam({ year, month })}-01`
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => daysLater(first, at))
}

/** The days of the centre on which an event takes place; it may end at midnight. */
export function daysOfEvent({ startsAt, endsAt }: Shown['events'][number]): string[] {
  if (!startsAt) return []
  const first = dayOf(new Date(startsAt))
  const last = endsAt ? dayOf(new Date(Date.parse(endsAt) - 1)) : first
  const days = [first]
  for (let day = daysLater(first, 1); day <= last && days.length < mostDaysOfEvent; day = daysLater(day, 1))
    days.push(day)
  return days
}

/** A month of the calendar, ready to show: each day in three calendars, with its occasions and events. */
export function monthOfDays(
  language: Language,
  month: Month,
  { occasions, events, settings: all, now }: Shown,
) {
  const dates = daysOfMonth(month)
  const [from = '', to = ''] = [dates.at(0), dates.at(-1)]
  const settings = settingsNear(all, from, to)
  const hijri = hijriDaysBetween(settings, from, to)
  const found = occasionsOnDays(occasions, { from, to, hijri })
  const onDay = Map.groupBy(found, ({ date }) => date)
  const eventsOnDay = Map.groupBy(
    events.flatMap((event) => daysOfEvent(event).map((date) => ({ date, event }))),
    ({ date }) => date,
  )
  const days = dates.map((date, at) => ({
    date,
    number: formatNumber(language, at + 1),
    weekday: formatWeekday(language, noonOf(date), 'UTC'),
    friday: noonOf(date).getUTCDay() === 5,
    jalali: dayAndMonthOf(language, 'jalali', jalaliDate(date)),
    hijri: dayAndMonthOf(language, 'hijri', hijri(date)),
    occasions: (onDay.get(date) ?? []).map(({ occasion }) => shownOccasion(occasion, language)),
    events: (eventsOnDay.get(date) ?? []).map(({ event }) => {
      const { kind, slug, title, startsAt, language: written, occurrence } = event
      return {
        kind,
        slug,
        ...(occurrence && { occurrence }),
        title,
        written,
        clock:
          startsAt && dayOf(new Date(startsAt)) === date
            ? formatTime(language, new Date(startsAt), cities.toronto.timeZone)
            : undefined,
      }
    }),
  }))
  const neighbour = (to: Month | undefined) =>
    to && isShown(to, now) ? { month: formatMonthParam(to), name: monthName(language, to) } : undefined
  return {
    month: formatMonthParam(month),
    name: monthName(language, month),
    previous: neighbour(monthAfter(month, -1)),
    next: neighbour(monthAfter(month)),
    span: spanOf(language, from, to, settings),
    /** The months whose beginning nobody has declared, by name. */
    calculated: calculatedMonths(language, dates.map(hijri)),
    /** The column of the first day, from 0. */
    column: (noonOf(from).getUTCDay() - firstWeekday[language] + 7) % 7,
    weekdays: weekdaysOf(language),
    days,
  }
}

export type MonthOfDays = ReturnType<typeof monthOfDays>

export const monthName = (language: Language, month: Month) =>
  formatGregorianMonth(language, noonOf({ ...month, day: 1 }), 'UTC')

/** The names of the weekdays, in the order of the columns. */
const weekdaysOf = (language: Language) =>
  Array.from({ length: 7 }, (_, at) =>
    // The first of November 2026 was a Sunday.
    formatWeekday(language, noonOf(daysLater('2026-11-01', firstWeekday[language] + at)), 'UTC'),
  )

/** The Hijri months among days that nobody has declared, by name and year. */
export const calculatedMonths = (language: Language, days: readonly HijriDay[]): string[] => [
  ...new Set(
    days.flatMap(({ year, month, calculated }) =>
      calculated
        ? [`${dictionaries[language].hijriMonths[String(month) as '1']} ${formatNumber(language, year)}`]
        : [],
    ),
  ),
]

/** The months of the other calendars between two days: «آبان تا آذر ۱۴۰۵ · جمادی‌الاول تا جمادی‌الثانی ۱۴۴۸». */
export function spanOf(language: Language, from: string, to: string, settings: HijriSettings): string {
  const { jalaliMonths, hijriMonths, dates } = dictionaries[language]
  const span = (names: Readonly<Record<string, string>>, [a, b]: { year: number; month: number }[]) => {
    if (!a || !b) return ''
    const year = (it: typeof a) => formatNumber(language, it.year)
    const end = `${names[b.month]} ${year(b)}`
    if (a.year === b.year && a.month === b.month) return end
    const begin = a.year === b.year ? names[a.month] : `${names[a.month]} ${year(a)}`
    return dates.span.replace('{{from}}', begin ?? '').replace('{{to}}', end)
  }
  return [
    span(jalaliMonths, [jalaliDate(from), jalaliDate(to)]),
    span(hijriMonths, [hijriDay(from, settings), hijriDay(to, settings)]),
  ].join(' · ')
}
