import { ChevronBackIcon, ChevronForwardIcon } from '@islamic-centre/ui/icon'
import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { calendarMonthPath, pagePath } from '../../paths/site-pages.ts'
import type { MonthOfDays } from './month-of-days.server.ts'
import './months-around.css'

/** Links to the previous and the next month, and to all occasions. */
export function MonthsAround({ previous, next }: Pick<MonthOfDays, 'previous' | 'next'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <nav aria-label={t('calendar.months')} className="months-around">
      {previous && (
        <Link
          variant="bare"
          rel="prev"
          href={calendarMonthPath(language, previous.month)}
          className="months-around__link"
        >
          <ChevronBackIcon />
          <span className="ui-visually-hidden">{t('calendar.previous')} </span>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link
          variant="bare"
          rel="next"
          href={calendarMonthPath(language, next.month)}
          className="months-around__link"
        >
          <span className="ui-visually-hidden">{t('calendar.next')} </span>
          {next.name}
          <ChevronForwardIcon />
        </Link>
      )}
      <Link variant="action" href={pagePath(language, 'calendar')} className="months-around__all">
        {t('calendar.all')}
      </Link>
    </nav>
  )
}
