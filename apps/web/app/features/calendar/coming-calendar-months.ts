import { type Language, languages } from '@islamic-centre/i18n/locales'
import { formatMonthParam } from '../../dates/months.ts'
import { calendarMonthPath } from '../../paths/site-pages.ts'
import { comingMonths } from './coming-months.ts'

/** The months of the calendar for the sitemap. */
export const comingCalendarMonths = (now: Date) =>
  comingMonths(now).map((month) => ({
    of: (it: Language) => calendarMonthPath(it, formatMonthParam(month)),
    languages,
  }))
