import { formatClock, formatTime, formatter, localDigits, tag } from './formats.ts'
import type { Language } from './locales.ts'

/** The part of the day that begins with an hour. */
const persianDayParts = [
  [19, 'شب'],
  [16, 'عصر'],
  [13, 'بعدازظهر'],
  [12, 'ظهر'],
  [4, 'صبح'],
  [1, 'بامداد'],
  [0, 'شب'],
] as const

/**
 * A time as it is said, by twelve hours: `5:30 p.m.`, `noon`, `midnight`; «۵:۳۰ عصر», «۱۲ ظهر», «۱۲ شب». Its parts are
 * joined by a no-break space.
 */
export function formatSpokenTime(language: Language, instant: Date, timeZone: string): string {
  const { clock, period } = formatClock('ca', instant, timeZone)
  if (language === 'ca') {
    if (clock === '12:00') return period === 'am' ? 'midnight' : 'noon'
    return formatTime(language, instant, timeZone)
  }
  const hour = (Number.parseInt(clock, 10) % 12) + (period === 'pm' ? 12 : 0)
  const part = persianDayParts.find(([from]) => hour >= from)?.[1] ?? ''
  return `${localDigits(language, clock.replace(':00', ''))}\u00a0${part}`
}

/** A day of the calendar of the language, without its year: `March 5`, «۱۴ اسفند». */
export const formatDayOfYear = (language: Language, instant: Date, timeZone: string): string =>
  formatter(language === 'fa' ? 'fa-IR-u-ca-persian-nu-arabext' : tag(language), {
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(instant)
