import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { timetablePath } from '../../../paths/site-pages.ts'
import type { MonthOfTimes } from './month-of-times.ts'
import { pathWithTimes } from './requested-times.ts'

/** Shows or hides afternoon and night; city and month stay, and so does the place on the page. */
export function TimesChoice({ city, month, withAll }: Pick<MonthOfTimes, 'city' | 'month' | 'withAll'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Link
      to={pathWithTimes(timetablePath(language, city, month), !withAll)}
      discover="none"
      preventScrollReset
      className="month-and-city__link"
    >
      {t(withAll ? 'timetable.hideTimes' : 'timetable.showTimes')}
    </Link>
  )
}
