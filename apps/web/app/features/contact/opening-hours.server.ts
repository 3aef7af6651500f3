import { formatClock, formatNumber, formatWeekday } from '@islamic-centre/i18n/formats'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { formatDayOfYear, formatSpokenTime } from '@islamic-centre/i18n/spoken-time'
import { dayOf, daysLater, noonOf } from '../../dates/civil-day.ts'
import {
  type Exception,
  type OpeningHours,
  type Place,
  places,
  type Span,
} from '../../opening-hours/hours.ts'
import { dayMinutes } from '../../opening-hours/instant-at.ts'

/** How far ahead exceptions are listed, in days. */
const listedDays = 56

/** The weekday with which a week begins, from Sunday. */
const firstWeekday: Record<Language, number> = { fa: 6, ca: 0 }

/** A time in a table, where there is little room: `5:30 pm`, `1 am`; «۱۷:۳۰», and on the next day «۱ بامداد». */
function formatMinutes(language: Language, minutes: number): string {
  const instant = new Date((minutes % dayMinutes) * 60_000)
  const { clock, period } = formatClock(language, instant, 'UTC')
  if (period) return `${clock.replace(':00', '')}\u00a0${period}`
  if (minutes > dayMinutes) return formatSpokenTime(language, instant, 'UTC')
  const hours = formatNumber(language, Math.floor(minutes / 60))
  return minutes % 60 > 0 || minutes === 0 ? hours + clock.slice(-3) : hours
}

/** Opening and closing time, `5` and `7:30 am` where both are of the same half of a day; null for a whole day. */
function formatSpan(language: Language, { opens, closes }: Span) {
  if (closes - opens === dayMinutes) return null
  const [from, until] = [opens, closes].map((it) => formatMinutes(language, it)) as [string, string]
  const period = closes < dayMinutes && until.match(/\u00a0[ap]m$/)?.[0]
  return { opens: period && from.endsWith(period) ? from.slice(0, -period.length) : from, closes: until }
}

type FormattedSpan = ReturnType<typeof formatSpan>

const formatSpans = (language: Language, spans: readonly Span[]) =>
  spans.toSorted((one, other) => one.opens - other.opens).map((it) => formatSpan(language, it))

function formatDay(language: Language, day: string) {
  const noon = noonOf(day)
  return {
    day,
    weekday: formatWeekday(language, noon, 'UTC'),
    date: formatDayOfYear(language, noon, 'UTC'),
  }
}

/** An editor's note in the language of the page where it is written in it, else in another. */
function noteIn(language: Language, { note }: Exception) {
  for (const it of [language, ...languages.filter((other) => other !== language)]) {
    const text = note[locales[it].contentLocale]
    if (text) return { text, language: it }
  }
  return undefined
}

/** Exceptions of the same days are one entry, with the hours of each place that has any. */
function formatException(language: Language, rows: readonly Exception[], shown: readonly Place[]) {
  const [first] = rows
  if (!first) return []
  const hours = shown.flatMap((place) => {
    const own = rows.filter((it) => it.places.includes(place))
    const spans = own.flatMap(({ span }) => span ?? [])
    return own.length > 0 ? [{ place, spans: formatSpans(language, spans) }] : []
  })
  if (hours.length === 0) return []
  return [
    {
      from: formatDay(language, first.from),
      until: first.until === first.from ? undefined : formatDay(language, first.until),
      hours,
      note: rows.map((it) => noteIn(language, it)).find(Boolean),
    },
  ]
}

/** The weekly hours and the exceptions of the next weeks, in the words of the language. */
export function openingHoursTable(hours: OpeningHours, language: Language, now: Date) {
  const today = dayOf(now)
  const shown = places.filter((place) => hours.week[place])
  const weekdays = Array.from({ length: 7 }, (_, index) => (firstWeekday[language] + index) % 7)
  const listed = hours.exceptions
    .filter(({ from, until }) => until >= today && from <= daysLater(today, listedDays))
    .toSorted((one, other) => one.from.localeCompare(other.from))
  const groups = Object.values(Object.groupBy(listed, ({ from, until }) => `${from} ${until}`))
  return {
    today,
    places: shown,
    days: weekdays.map((weekday) => ({
      weekday,
      // Any Sunday, and the days after it.
      name: formatWeekday(language, noonOf(daysLater('2026-11-22', weekday)), 'UTC'),
      cells: shown.map((place) => formatSpans(language, hours.week[place]?.[weekday] ?? [])),
    })),
    exceptions: groups.flatMap((rows) => formatException(language, rows ?? [], shown)),
  }
}

export type OpeningHoursTable = ReturnType<typeof openingHoursTable>
export type FormattedSpans = FormattedSpan[]
