import type { CivilDate } from './civil-date.ts'
import { PrayerTimesError } from './prayer-times-error.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A civil date in another calendar of `Intl`. Throws PrayerTimesError `calendar-missing`. */
export function inCalendar(
  calendar: 'islamic-umalqura' | 'persian',
  { year, month, day }: CivilDate,
): CivilDate {
  const found = { year: 0, month: 0, day: 0 }
  for (const { type, value } of formatterFor(calendar).formatToParts(Date.UTC(year, month - 1, day, 12))) {
    if (type in found) found[type as keyof CivilDate] = Number.parseInt(value, 10)
  }
  return found
}

function formatterFor(calendar: string): Intl.DateTimeFormat {
  const known = formatters.get(calendar)
  if (known) return known
  const made = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  // A runtime built with little locale data answers in the Gregorian calendar instead.
  if (made.resolvedOptions().calendar !== calendar) {
    throw new PrayerTimesError(
      'calendar-missing',
      `the ${calendar} calendar is missing from this runtime's Intl`,
      'a browser, or Node with its full ICU data (the default)',
    )
  }
  formatters.set(calendar, made)
  return made
}
