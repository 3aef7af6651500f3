import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatNumber } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { dayOf, daysLater } from '../../dates/civil-day.ts'
import { type HijriSettings, hijriDaysBetween } from '../../dates/hijri-day.ts'
import { dayAndMonthOf, dayInCalendars } from './day-in-calendars.server.ts'
import { occasionsOnDays } from './occasions-on-days.ts'

/** Long enough for 29 February, which is missing for up to eight years. */
const longestWait = 8 * 366 + 2
const daysShown = 3

/** The next days on which an occasion falls, today included. */
export function comingDays(
  language: Language,
  occasion: Occasion,
  { settings, now }: { settings: HijriSettings; now: Date },
) {
  const today = dayOf(now)
  // Most occasions are found in the first three years.
  for (const days of [daysShown * 366, longestWait]) {
    const to = daysLater(today, days)
    const hijri = hijriDaysBetween(settings, today, to)
    const found = occasionsOnDays([occasion], { from: today, to, hijri })
    if (found.length > 0 || days === longestWait)
      return found.slice(0, daysShown).map(({ date }) => dayInCalendars(language, date, settings))
  }
  return []
}

/** The day of an occasion in its own calendar: «۱۰ محرم», `July 1`. */
export function dayOfOccasion(language: Language, { calendar, month, day }: Occasion): string {
  if (calendar === 'hijri' && day === 30)
    return dictionaries[language].calendar.lastDay.replace(
      '{{month}}',
      dictionaries[language].hijriMonths[String(month) as '1'],
    )
  if (calendar === 'hijri') return dayAndMonthOf(language, 'hijri', { month, day })
  if (calendar === 'solar_hijri') return dayAndMonthOf(language, 'jalali', { month, day })
  const name = new Intl.DateTimeFormat(language === 'fa' ? 'fa-u-ca-gregory' : 'en-CA', {
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(Date.UTC(2024, month - 1, day)))
    .replace('\u0654', '')
  return language === 'fa' ? `${formatNumber('fa', day)} ${name}` : `${name} ${day}`
}
