import { Disclosure } from '@islamic-centre/ui/disclosure'
import { EventList } from '@islamic-centre/ui/event-list'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { HtmlText } from '../../components/html-text.tsx'
import { LocalizedText } from '../../components/localized-text.tsx'
import { MoreLink } from '../../components/more-link.tsx'
import { OccurrenceState } from '../../components/occurrence-state.tsx'
import type { HomeContent } from '../../content/content.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pagePath } from '../../paths/site-pages.ts'
import { EventAction } from './event-action.tsx'
import type { EventEntry } from './event-entries.ts'
import './upcoming-events.css'

type UpcomingEventsProps = { main: HomeContent['mainEvent']; events: readonly EventEntry[] }

/** The editor's text about upcoming events, and the next dates. */
export function UpcomingEvents({ main, events }: UpcomingEventsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const text = main?.html ? main : undefined
  if (!text && events.length === 0) return null
  return (
    <Section
      heading={main ? <LocalizedText by={main}>{main.title}</LocalizedText> : t('events.title')}
      ground="tint"
      action={{ label: <MoreLink of={t('events.title')} />, href: pagePath(language, 'events') }}
    >
      <div className="ui-grid">
        {text && (
          <Disclosure
            className="upcoming-events__text ui-span-5"
            summary={t('events.about')}
            onlyOnPhones
            open={events.length === 0}
          >
            <HtmlText html={text.html} {...langAttributes(text.language, language)} />
          </Disclosure>
        )}
        {events.length > 0 && (
          <div className={text ? 'ui-span-7' : 'ui-span-8'}>
            <EventList
              hasLead
              events={events.map(
                ({ written, title, when, place, slug, registrationUrl, occurrence, ...entry }, at) => ({
                  ...entry,
                  action: at === 0 && occurrence?.change !== 'cancelled' && (
                    <EventAction
                      event={{ slug, title, registrationUrl, ...(occurrence && { occurrence }) }}
                    />
                  ),
                  title: <LocalizedText by={{ language: written }}>{title}</LocalizedText>,
                  detail: (
                    <>
                      {when}
                      {place && (
                        <>
                          {/* The dot stays with the day where the line is full. */}
                          {'\u00a0· '}
                          <LocalizedText by={{ language: written }}>{place}</LocalizedText>
                        </>
                      )}
                      <OccurrenceState occurrence={occurrence} />
                    </>
                  ),
                }),
              )}
            />
            <p className="upcoming-events__week">
              <Link variant="action" href={pagePath(language, 'week')}>
                {t('nav.week')}
              </Link>
            </p>
          </div>
        )}
      </div>
    </Section>
  )
}
