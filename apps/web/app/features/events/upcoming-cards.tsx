import { Facts } from '@islamic-centre/ui/facts'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { LocalizedText } from '../../components/localized-text.tsx'
import { MoreLink } from '../../components/more-link.tsx'
import { OccurrenceState } from '../../components/occurrence-state.tsx'
import { Period } from '../../components/period.tsx'
import { PostCard } from '../../components/post-card.tsx'
import type { DatedPost } from '../../dates/dated-posts.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'
import { EventAction } from './event-action.tsx'

type UpcomingCardsProps = {
  events: readonly DatedPost[]
  /** Whether the soonest is larger than the others. */
  hasLead: boolean
  /** The page that continues them. */
  nextPage: string | undefined
}

const isCancelled = ({ occurrence }: DatedPost) => occurrence?.change === 'cancelled'

/** Upcoming events, the soonest first. */
export function UpcomingCards({ events, hasLead, nextPage }: UpcomingCardsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section heading={t('events.upcoming')} id="upcoming">
      {events.length === 0 && <p>{t('events.none')}</p>}
      <div className="ui-stack">
        <div className="ui-grid">
          {events.map((event, at) => (
            <PostCard
              key={`${event.documentId}-${event.occurrence?.day}`}
              post={event}
              kind="event"
              first={at === 0}
              lead={hasLead && at === 0}
              action={
                hasLead && at === 0 && event.period && !isCancelled(event) && <EventAction event={event} />
              }
              meta={
                event.period && (
                  <>
                    <Period period={event.period} />
                    <OccurrenceState occurrence={event.occurrence} />
                  </>
                )
              }
              facts={
                <Facts
                  facts={[
                    [
                      t('classes.place'),
                      event.place && <LocalizedText by={event}>{event.place}</LocalizedText>,
                    ],
                  ]}
                />
              }
              register={isCancelled(event) ? undefined : t('events.register')}
            />
          ))}
        </div>
        {nextPage && (
          <p>
            <Link variant="action" href={nextPage}>
              <MoreLink of={t('events.title')} />
            </Link>
          </p>
        )}
        <p>
          <Link variant="action" href={pagePath(language, 'week')}>
            {t('nav.week')}
          </Link>
        </p>
        <p>
          <Link native href={`/${language}/events.ics`}>
            {t('events.subscribe')}
          </Link>
        </p>
      </div>
    </Section>
  )
}
