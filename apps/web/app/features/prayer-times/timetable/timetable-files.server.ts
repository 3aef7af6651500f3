import { type Dictionary, dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import {
  type CityId,
  cities,
  civilDateIn,
  type PrayerTimesOptions,
  timetable,
} from '@islamic-centre/prayer-times'
import { toCsv } from '@islamic-centre/prayer-times/csv'
import { toIcs } from '@islamic-centre/prayer-times/ics'
import { type Month, monthAfter } from '../../../dates/months.ts'
import { shownTimes } from './shown-times.ts'

/** The times of the table, by their names; the other times of a day are left out. */
const labels = ({ times, timetable: { nightThatFollows } }: Dictionary) =>
  Object.fromEntries(
    shownTimes.map((name) => [
      name,
      name === 'midnight' ? nightThatFollows.replace('{{midnight}}', times.midnight) : times[name],
    ]),
  )

/**
 * A month as comma-separated values (RFC 4180): dates as 2026-11-21 and times as 17:07, which spreadsheets recognise.
 * The byte order mark makes Excel read the column headings as UTF-8. No cell contains text of an editor or a visitor,
 * so none can be a formula.
 */
export function timetableCsv(
  language: Language,
  { city, month }: { city: CityId; month: Month },
  options: PrayerTimesOptions,
): string {
  const words = dictionaries[language]
  const rows = timetable(month, cities[city], options)
  return `\uFEFF${toCsv(rows, { labels: { ...labels(words), date: words.timetable.date } })}`
}

/** The last month of a calendar that is requested today: the same month of the next year. */
const monthsAhead = 13

/** The calendar of a city's times (RFC 5545) from the first of the present month on. */
export function prayerCalendar(
  language: Language,
  city: CityId,
  now: Date,
  options: PrayerTimesOptions,
): string {
  const words = dictionaries[language]
  const place = cities[city]
  const { year, month } = civilDateIn(place.timeZone, now)
  const months = Array.from({ length: monthsAhead }, (_, at) => monthAfter({ year, month }, at))
  const days = months.flatMap((it) => (it ? timetable(it, place, options).days : []))
  const calendar = words.timetable.calendar.replace('{{city}}', words.cities[city])
  return toIcs(
    { period: { year, month }, place, days },
    { labels: { ...labels(words), calendar }, stamp: now },
  )
}
