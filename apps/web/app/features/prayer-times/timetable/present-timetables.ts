import { type Language, languages } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import { formatMonthParam, monthAfter } from '../../../dates/months.ts'
import { timetablePath } from '../../../paths/site-pages.ts'

/** The timetables for the sitemap: Toronto's of this month and the next. */
export function presentTimetables(now: Date) {
  const present = civilDateIn(cities.toronto.timeZone, now)
  return [present, monthAfter(present)].flatMap((month) =>
    month ? [{ of: (it: Language) => timetablePath(it, 'toronto', formatMonthParam(month)), languages }] : [],
  )
}
