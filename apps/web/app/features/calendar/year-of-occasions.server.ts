import { formatNumber, formatWeekday } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { jalaliDate } from '@islamic-centre/prayer-times'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { dayOf, noonOf } from '../../dates/civil-day.ts'
import { type HijriDay, type HijriSettings, hijriDaysBetween, settingsNear } from '../../dates/hijri-day.ts'
import { formatMonthParam } from '../../dates/months.ts'
import { comingMonths } from './coming-months.ts'
import { dayAndMonthOf } from './day-in-calendars.server.ts'
import { calculatedMonths, daysOfMonth, monthName, spanOf } from './month-of-days.server.ts'
import { occasionsOnDays } from './occasions-on-days.ts'
import { shownOccasion } from './shown-occasion.ts'

/** The occasions of the coming twelve months, by month, and the Hijri month from which on nobody has declared any. */
export function yearOfOccasions(
  language: Language,
  { occasions, settings: all, now }: { occasions: readonly Occasion[]; settings: HijriSettings; now: Date },
) {
  const today = dayOf(now)
  const dates: HijriDay[] = []
  const months = comingMonths(now).map((month) => {
    const days = daysOfMonth(month)
    const [from = '', to = ''] = [days.at(0), days.at(-1)]
    const settings = settingsNear(all, from, to)
    const hijri = hijriDaysBetween(settings, from, to)
    const found = occasionsOnDays(occasions, { from, to, hijri })
    dates.push(...days.map(hijri))
    return {
      month: formatMonthParam(month),
      name: monthName(language, month),
      span: spanOf(language, from, to, settings),
      entries: found.map(({ date, occasion }) => ({
        date,
        number: formatNumber(language, noonOf(date).getUTCDate()),
        weekday: formatWeekday(language, noonOf(date), 'UTC'),
        jalali: dayAndMonthOf(language, 'jalali', jalaliDate(date)),
        hijri: dayAndMonthOf(language, 'hijri', hijri(date)),
        isPast: date < today,
        occasion: shownOccasion(occasion, language),
      })),
    }
  })
  const lastDeclared = dates.findLastIndex(({ calculated }) => !calculated)
  const [calculatedFrom] = calculatedMonths(language, dates.slice(lastDeclared + 1))
  return { months, calculatedFrom }
}

export type YearOfOccasions = ReturnType<typeof yearOfOccasions>
