import { EventList } from '@islamic-centre/ui/event-list'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { Day, Period } from '../../days/period.tsx'
import { Facts } from '../../facts.tsx'
import type { DatedPost, PastEvent } from './dated-posts.ts'
import { PostCard } from './post-card.tsx'
import { Written } from './written.tsx'

/** What is coming, the soonest first, and below it what is over. */
export function Events({ upcoming, past }: { upcoming: readonly DatedPost[]; past: readonly PastEvent[] }) {
  const { t } = useTranslation()
  return (
    <>
      <Section heading={t('events.upcoming')} id="upcoming">
        {upcoming.length === 0 && <p>{t('events.none')}</p>}
        <div className="ui-grid">
          {upcoming.map((event) => (
            <PostCard
              key={event.documentId}
              post={event}
              meta={event.period && <Period period={event.period} />}
              facts={
                <Facts
                  facts={[[t('classes.place'), event.place && <Written by={event}>{event.place}</Written>]]}
                />
              }
              labels={{ details: t('events.details'), register: t('events.register') }}
            />
          ))}
        </div>
      </Section>
      {past.length > 0 && (
        <Section heading={t('events.past')} id="past" ground="tint">
          <EventList
            events={past.map(({ id, title, place, written, date, day }) => ({
              id,
              title: <Written by={{ language: written }}>{title}</Written>,
              date,
              detail: (
                <>
                  <Day moment={day} />
                  {place && (
                    <>
                      {' · '}
                      <Written by={{ language: written }}>{place}</Written>
                    </>
                  )}
                </>
              ),
            }))}
          />
        </Section>
      )}
    </>
  )
}
