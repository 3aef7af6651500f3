import { Disclosure } from '@islamic-centre/ui/disclosure'
import { EventList } from '@islamic-centre/ui/event-list'
import { Facts } from '@islamic-centre/ui/facts'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { LocalizedText } from '../../components/localized-text.tsx'
import { Day, Period } from '../../components/period.tsx'
import { PostCard } from '../../components/post-card.tsx'
import type { DatedPost, PastYear } from '../../dates/dated-posts.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { recordPath } from '../../paths/site-pages.ts'

/** What is coming, the soonest first, and below it what is over. */
export function Events({ upcoming, past }: { upcoming: readonly DatedPost[]; past: readonly PastYear[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <Section heading={t('events.upcoming')} id="upcoming">
        {upcoming.length === 0 && <p>{t('events.none')}</p>}
        <div className="ui-stack">
          <div className="ui-grid">
            {upcoming.map((event, at) => (
              <PostCard
                key={event.documentId}
                post={event}
                kind="event"
                first={at === 0}
                meta={event.period && <Period period={event.period} />}
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
                register={t('events.register')}
              />
            ))}
          </div>
          <p>
            <Link native href={`/${language}/events.ics`}>
              {t('events.subscribe')}
            </Link>
          </p>
        </div>
      </Section>
      {past.length > 0 && (
        <Section heading={t('events.past')} id="past" ground="tint">
          {past.map(({ year, events }, at) => (
            // The latest year is open; the others wait behind their names.
            <Disclosure
              key={year}
              open={at === 0}
              summary={t('events.ofYear', { year, count: events.length })}
            >
              <EventList
                events={events.map(({ slug, title, place, written, date, day }) => ({
                  id: slug,
                  href: recordPath(language, 'event', slug),
                  title: <LocalizedText by={{ language: written }}>{title}</LocalizedText>,
                  date,
                  detail: (
                    <>
                      <Day moment={day} />
                      {place && (
                        <>
                          {' · '}
                          <LocalizedText by={{ language: written }}>{place}</LocalizedText>
                        </>
                      )}
                    </>
                  ),
                }))}
              />
            </Disclosure>
          ))}
        </Section>
      )}
    </>
  )
}
