import { LinkButton } from '@islamic-centre/ui/button'
import { Facts } from '@islamic-centre/ui/facts'
import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../components/record-page.tsx'
import type { Html } from '../../hydration/document-html.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { calendarMonthPath } from '../../paths/site-pages.ts'
import type { DayInCalendars } from './day-in-calendars.server.ts'
import type { ShownOccasion } from './shown-occasion.ts'
import './occasion-record.css'

type OccasionRecordProps = {
  occasion: ShownOccasion & { html?: Html | undefined; day: string; coming: readonly DayInCalendars[] }
}

/** One occasion: its text, its day, and the next dates on which it falls. */
export function OccasionRecord({ occasion }: OccasionRecordProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { kind, day, coming, closed, programme, written } = occasion
  return (
    <RecordPage
      record={{ ...occasion, language: written }}
      list={{ page: 'calendar', label: t('calendar.all') }}
      facts={
        <Facts
          facts={[
            [t('calendar.kind'), t(`calendar.kinds.${kind}`)],
            [t('calendar.day'), day],
            [t('calendar.centre'), closed && t('calendar.closed')],
          ]}
        />
      }
      actions={programme && <LinkButton href={programme}>{t('calendar.programme')}</LinkButton>}
    >
      <h2 className="occasion-record__heading">{t('calendar.coming')}</h2>
      <ul className="occasion-record__days">
        {coming.map(({ date, weekday, day: own, others }) => (
          <li key={date}>
            <Link href={`${calendarMonthPath(language, date.slice(0, 7))}#d${date}`}>
              <time dateTime={date}>{t('dates.weekday', { weekday, date: own })}</time>
            </Link>
            <span className="occasion-record__others">{others.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </RecordPage>
  )
}
