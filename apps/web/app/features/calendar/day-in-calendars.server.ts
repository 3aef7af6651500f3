import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatGregorianDay, formatNumber, formatWeekday } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { type CivilDate, jalaliDate } from '@islamic-centre/prayer-times'
import { noonOf } from '../../dates/civil-day.ts'
import { type HijriDay, type HijriSettings, hijriDay } from '../../dates/hijri-day.ts'

type Named = 'jalali' | 'hijri'

const monthNames = (language: Language, calendar: Named): Readonly<Record<string, string>> =>
  dictionaries[language][calendar === 'jalali' ? 'jalaliMonths' : 'hijriMonths']

/** «۱۰ محرم», on one line: its parts are joined by a no-break space. */
export const dayAndMonthOf = (language: Language, calendar: Named, { month, day }: Omit<CivilDate, 'year'>) =>
  `${formatNumber(language, day)}\u00a0${monthNames(language, calendar)[month]}`

const withYear = (language: Language, calendar: Named, date: CivilDate) =>
  `${dayAndMonthOf(language, calendar, date)} ${formatNumber(language, date.year)}`

/** «۱۰ محرم ۱۴۴۹», marked where nobody has declared its month. */
export function hijriInWords(language: Language, date: HijriDay): string {
  const words = withYear(language, 'hijri', date)
  return date.calculated ? dictionaries[language].dates.calculated.replace('{{date}}', words) : words
}

/** A civil day in words: its weekday and date in the calendar of the language, and the dates of the others. */
export function dayInCalendars(language: Language, date: string, settings: HijriSettings) {
  const instant = noonOf(date)
  const gregorian = formatGregorianDay(language, instant, 'UTC')
  const jalali = withYear(language, 'jalali', jalaliDate(date))
  const hijri = hijriInWords(language, hijriDay(date, settings))
  const [own, ...others] = language === 'fa' ? [jalali, hijri, gregorian] : [gregorian, hijri, jalali]
  return { date, weekday: formatWeekday(language, instant, 'UTC'), day: own, others }
}

export type DayInCalendars = ReturnType<typeof dayInCalendars>
