import { type Dictionary, dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import {
  type CityId,
  type CivilDate,
  cities,
  civilDateIn,
  type PrayerTimesOptions,
  timetable,
} from '@islamic-centre/prayer-times'
import { toCsv } from '@islamic-centre/prayer-times/csv'
import { toIcs } from '@islamic-centre/prayer-times/ics'
import type { PrayerSettings } from '../../../content/types/main-page.server.ts'
import { isoDate } from '../../../dates/civil-day.ts'
import { hijriDay, settingsNear } from '../../../dates/hijri-day.ts'
import { type Month, monthAfter } from '../../../dates/months.ts'
import { shownTimes } from './shown-times.ts'

/** The times of the table, by their names; the other times of a day are left out. */
const labels = ({ times, timetable: { nightThatFollows } }: Dictionary, withAll: boolean) =>
  Object.fromEntries(
    shownTimes(withAll).map((name) => [
      name,
      name === 'midnight' ? nightThatFollows.replace('{{midnight}}', times.midnight) : times[name],
    ]),
  )

/**
 * A month as comma-separated values (RFC 4180): dates as 2026-11-21 and times as 17:07, which spreadsheets recognise; beside
 * each date the Hijri one, 1448-06-11, and whether it is calculated.
 * The byte order mark makes Excel read the column headings as UTF-8. No cell contains text of an editor or a visitor,
 * so none can be a formula.
 */
export function timetableCsv(
  language: Language,
  { city, month, withAll = false }: { city: CityId; month: Month; withAll?: boolean },
  centre: PrayerSettings,
): string {
  const words = dictionaries[language]
  const { date, hijriDate, isCalculated, yes, no } = words.timetable
  const { method, adjustments } = centre
  const rows = timetable(month, cities[city], { method, adjustments })
  const settings = settingsNear(centre, isoDate({ ...month, day: 1 }), isoDate({ ...month, day: 28 }))
  const inHijri = rows.days.map((it) => {
    const { calculated, ...hijri } = hijriDay(it.date, settings)
    return [hijriText(hijri), calculated ? yes : no]
  })
  const lines = toCsv(rows, { labels: { ...labels(words, withAll), date } }).split('\r\n')
  const beside = [[hijriDate, isCalculated], ...inHijri]
  // The first cell of a line is its date.
  const withHijri = lines.map((line, at) => line.replace(',', () => `,${beside[at]?.join(',')},`))
  return `\uFEFF${withHijri.join('\r\n')}`
}

/** `1448-06-11`. */
const hijriText = ({ year, month, day }: CivilDate) =>
  [year, ...[month, day].map((it) => String(it).padStart(2, '0'))].join('-')

/** The last month of a calendar that is requested today: the same month of the next year. */
const monthsAhead = 13

/**
 * The calendar of a city's times (RFC 5545) from the first of the present month on.
 * @param changedAt when the settings were changed last
 */
export function prayerCalendar(
  language: Language,
  city: CityId,
  now: Date,
  { changedAt, ...options }: PrayerTimesOptions & { changedAt?: string | undefined },
  withAll = false,
): string {
  const words = dictionaries[language]
  const place = cities[city]
  const { year, month } = civilDateIn(place.timeZone, now)
  const months = Array.from({ length: monthsAhead }, (_, at) => monthAfter({ year, month }, at))
  const days = months.flatMap((it) => (it ? timetable(it, place, options).days : []))
  const calendar = words.timetable.calendar.replace('{{city}}', words.cities[city])
  return toIcs(
    { period: { year, month }, place, days },
    // An unchanged entry is the same in each file.
    { labels: { ...labels(words, withAll), calendar }, ...(changedAt && { stamp: new Date(changedAt) }) },
  )
}
