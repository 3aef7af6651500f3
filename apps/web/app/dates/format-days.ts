import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatGregorianDay, formatNumber, formatTime, formatWeekday } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn, jalaliDate } from '@islamic-centre/prayer-times'

// All of this runs in loaders: the browser gets formatted text, so it needs no calendar data.

/** The centre's clock, whatever zone server and visitor are in. */
const { timeZone } = cities.toronto

/** A civil day, `2026-11-21`, in the Jalali calendar: «۳۰ آبان ۱۴۰۵». */
export function jalaliDay(civilDate: Parameters<typeof jalaliDate>[0]): string {
  const { year, month, day } = jalaliDate(civilDate)
  const name = dictionaries.fa.jalaliMonths[String(month) as keyof typeof dictionaries.fa.jalaliMonths]
  return `${formatNumber('fa', day)} ${name} ${formatNumber('fa', year)}`
}

/** A civil day in the calendar of the language: `November 21, 2026`, «۳۰ آبان ۱۴۰۵». */
export const formatCivilDay = (language: Language, civilDate: string): string =>
  language === 'fa'
    ? jalaliDay(civilDate)
    : formatGregorianDay(language, new Date(`${civilDate}T00:00:00Z`), 'UTC')

/** A moment on the centre's calendar and clock; Persian has the Gregorian day beside its own. */
function formatMoment(language: Language, dateTime: string) {
  const instant = new Date(dateTime)
  const gregorian = formatGregorianDay(language, instant, timeZone)
  return {
    dateTime,
    weekday: formatWeekday(language, instant, timeZone),
    clock: formatTime(language, instant, timeZone),
    ...(language === 'fa'
      ? { date: jalaliDay(civilDateIn(timeZone, instant)), beside: gregorian }
      : { date: gregorian, beside: undefined }),
  }
}

/** Start and end as text; undefined without a start. */
export function formatPeriod(
  language: Language,
  { startsAt, endsAt }: { startsAt?: string | null | undefined; endsAt?: string | null | undefined },
) {
  if (!startsAt) return undefined
  const start = formatMoment(language, startsAt)
  const end = endsAt ? formatMoment(language, endsAt) : undefined
  return { start, end, withinADay: end?.date === start.date }
}

export type FormattedPeriod = NonNullable<ReturnType<typeof formatPeriod>>
