import { LinkButton } from '@islamic-centre/ui/button'
import { Facts } from '@islamic-centre/ui/facts'
import { CalendarIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'
import { LiveNow } from '../../components/live-now.tsx'
import { LocalizedText } from '../../components/localized-text.tsx'
import { OccurrenceNotice } from '../../components/occurrence-notice.tsx'
import { Period } from '../../components/period.tsx'
import { type ProgrammeDate, ProgrammeDates } from '../../components/programme-dates.tsx'
import { RecordPage } from '../../components/record-page.tsx'
import { RegistrationLink } from '../../components/registration-link.tsx'
import type { DatedPost } from '../../dates/dated-posts.ts'
import type { Html } from '../../hydration/document-html.ts'
import type { Stream } from '../../occurrences/streams.ts'
import { AddToCalendar } from './event-action.tsx'

type EventRecordProps = {
  event: DatedPost & { html: Html | undefined; over: boolean }
  /** Its schedule in words. */
  repeats: string | undefined
  /** Its next dates; none on the page of one of them. */
  dates: readonly ProgrammeDate[]
  /** Its live stream, if it has one today. */
  streams: readonly Stream[]
  /** The day of the occurrence that the page is about. */
  day: string | undefined
  /** The state of signing up, whose form is below; undefined for an event that takes no names. */
  signUp: string | undefined
}

/** One event: its times and place, calendar links, and text. */
export function EventRecord({ event, repeats, dates, streams, day, signUp }: EventRecordProps) {
  const { t } = useTranslation()
  return (
    <RecordPage
      record={event}
      list={{ page: 'events', label: t('events.all') }}
      facts={
        <Facts
          facts={[
            [t('events.when'), event.period && <Period period={event.period} />],
            [t('events.repeats'), repeats],
            [t('events.where'), event.place && <LocalizedText by={event}>{event.place}</LocalizedText>],
          ]}
        />
      }
      actions={
        event.occurrence?.change === 'cancelled' ? null : event.over ? (
          <p>{t('events.over')}</p>
        ) : (
          <>
            {signUp ? (
              <LinkButton href="#sign-up">{t('events.register')}</LinkButton>
            ) : (
              <RegistrationLink post={event} label={t('events.register')} />
            )}
            {event.period && (
              <AddToCalendar slug={event.slug} day={event.occurrence?.day} icon={<CalendarIcon />} />
            )}
          </>
        )
      }
    >
      <LiveNow streams={streams} isFixed={signUp !== undefined} />
      <OccurrenceNotice
        kind="event"
        slug={event.slug}
        occurrence={event.occurrence}
        hasOwnPage={day !== undefined}
      />
      <ProgrammeDates kind="event" slug={event.slug} dates={dates} />
    </RecordPage>
  )
}
