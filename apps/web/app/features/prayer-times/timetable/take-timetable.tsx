import { Button, LinkButton } from '@islamic-centre/ui/button'
import { CalendarIcon, PrinterIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { timetableFilePath } from '../../../paths/site-pages.ts'
import type { MonthOfTimes } from './month-of-times.ts'
import { pathWithTimes } from './requested-times.ts'
import './take-timetable.css'

/** The actions for a month: print it, download it, subscribe to it. */
export function TakeTimetable({ city, month, withAll }: Pick<MonthOfTimes, 'city' | 'month' | 'withAll'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <Button
        variant="gold"
        icon={<PrinterIcon />}
        className="take-timetable take-timetable__print"
        onClick={() => print()}
      >
        {t('timetable.print')}
      </Button>
      <LinkButton variant="secondary" icon={<CalendarIcon />} href="#subscribe" className="take-timetable">
        {t('timetable.subscribe')}
      </LinkButton>
      <LinkButton
        variant="secondary"
        href={pathWithTimes(timetableFilePath(language, city, month), withAll)}
        download
        className="take-timetable"
      >
        {t('timetable.csv')}
      </LinkButton>
    </>
  )
}
