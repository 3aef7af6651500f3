import { LinkButton } from '@islamic-centre/ui/button'
import { Facts } from '@islamic-centre/ui/facts'
import { CalendarIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'
import { Period } from '../../days/period.tsx'
import { Record } from '../../record/record.tsx'
import { recordPath } from '../../site-pages.ts'
import { useLanguage } from '../../words.tsx'
import type { DatedPost } from './dated-posts.ts'
import { Register } from './register.tsx'
import { Written } from './written.tsx'

type EventRecordProps = { event: DatedPost & { html: string; over: boolean } }

/** One event: when and where, how to keep the day free, and what will happen. */
export function EventRecord({ event }: EventRecordProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Record
      record={event}
      list={{ page: 'events', label: t('events.all') }}
      facts={
        <Facts
          facts={[
            [t('events.when'), event.period && <Period period={event.period} />],
            [t('events.where'), event.place && <Written by={event}>{event.place}</Written>],
          ]}
        />
      }
      actions={
        event.over ? (
          <p>{t('events.over')}</p>
        ) : (
          <>
            <Register post={event} label={t('events.register')} />
            {event.period && (
              <LinkButton
                variant="secondary"
                icon={<CalendarIcon />}
                href={`${recordPath(language, 'event', event.slug)}/event.ics`}
                download
              >
                {t('events.addToCalendar')}
              </LinkButton>
            )}
          </>
        )
      }
    />
  )
}
