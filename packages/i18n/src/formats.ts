import { type Language, locales } from './locales.ts'

/** A day of any calendar, months from 1. */
export type CalendarDate = { year: number; month: number; day: number }

const made = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter takes about 50 µs, so each is created once. */
export function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(tag, options)
  made.set(key, format)
  return format
}

/** Calendar and digits are explicit: the defaults of server and browser may differ. */
export const tag = (language: Language) =>
  `${locales[language].region}-u-ca-gregory-nu-${locales[language].digits}`

/** The code point of zero, by numbering system. */
const zeros = { latn: 0x30, arabext: 0x6f0 } as const

/** The digits of a text in the language's own form; other characters stay. */
export function localDigits(language: Language, text: string): string {
  const zero = zeros[locales[language].digits]
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}

/**
 * A number in the language's digits, without grouping: `۱۴۰۵`, `1405`. A whole one needs no `Intl`, whose first formatter takes a slow
 * phone 60 ms.
 */
export function formatNumber(language: Language, value: number): string {
  if (Number.isSafeInteger(value) && value >= 0) return localDigits(language, String(value))
  return new Intl.NumberFormat(tag(language), { useGrouping: false }).format(value)
}

/** Hour and minute on the zone's clock, for tables and large clocks: `۱۷:۰۴`, or `5:04` with the period `pm`. */
export function formatClock(
  language: Language,
  instant: Date,
  timeZone: string,
): { clock: string; period: '' | 'am' | 'pm' } {
  const parts = formatter('en-CA-u-nu-latn', {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(instant)
  const part = (type: string) => parts.find((it) => it.type === type)?.value ?? ''
  const hour = Number(part('hour'))
  if (language === 'fa')
    return { clock: localDigits('fa', `${part('hour').padStart(2, '0')}:${part('minute')}`), period: '' }
  return { clock: `${hour % 12 || 12}:${part('minute')}`, period: hour < 12 ? 'am' : 'pm' }
}

const writtenPeriods = { am: 'a.m.', pm: 'p.m.' }

/**
 * A time within a sentence: `۱۷:۰۴`, `5:04 p.m.`, on the full hour `5 p.m.`. Its parts stay on one line: they are
 * joined by a no-break space.
 */
export function formatTime(language: Language, instant: Date, timeZone: string): string {
  const { clock, period } = formatClock(language, instant, timeZone)
  return period ? `${clock.replace(':00', '')}\u00a0${writtenPeriods[period]}` : clock
}

/**
 * Day, month and year of the Gregorian calendar, in the zone: `November 21, 2026`. CLDR writes «ژوئیهٔ»; the site
 * leaves the hamza sign out everywhere.
 */
export const formatGregorianDay = (language: Language, instant: Date, timeZone: string): string =>
  formatter(tag(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
    .format(instant)
    .replace('\u0654', '')

/** The weekday's name in the zone. CLDR joins «پنجشنبه»; written Persian has the half-space, as in «سه‌شنبه». */
export const formatWeekday = (language: Language, instant: Date, timeZone: string): string =>
  formatter(tag(language), { weekday: 'long', timeZone }).format(instant).replace('پنجشنبه', 'پنج‌شنبه')

/** Day of the month and the month's name, apart: the two lines of a date block. */
export function formatDayAndMonth(
  language: Language,
  instant: Date,
  timeZone: string,
): { day: string; month: string } {
  const style = language === 'fa' ? 'long' : 'short'
  return {
    day: formatter(tag(language), { day: 'numeric', timeZone }).format(instant),
    month: formatter(tag(language), { month: style, timeZone }).format(instant),
  }
}

/** The weekday where there is room for little: a letter in Persian, three in English. */
export const formatShortWeekday = (language: Language, instant: Date, timeZone: string): string =>
  formatter(tag(language), { weekday: language === 'fa' ? 'narrow' : 'short', timeZone }).format(instant)

/** Month and year of the Gregorian calendar: `November 2026`, «نوامبر ۲۰۲۶». */
export const formatGregorianMonth = (language: Language, instant: Date, timeZone: string): string =>
  formatter(tag(language), { month: 'long', year: 'numeric', timeZone }).format(instant).replace('\u0654', '')

/** A civil date as the specification shows it: year/month/day, `2026/11/21`, in the language's digits. */
export const formatSlashDate = (language: Language, civilDate: string): string =>
  localDigits(language, civilDate.replaceAll('-', '/'))

/** Minutes and seconds of a recording: `۱۲:۰۵`, with hours where there are any. */
export function formatDuration(language: Language, seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
  return localDigits(language, clock)
}
