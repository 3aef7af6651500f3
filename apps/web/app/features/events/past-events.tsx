import { Disclosure } from '@islamic-centre/ui/disclosure'
import { EventList } from '@islamic-centre/ui/event-list'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { LocalizedText } from '../../components/localized-text.tsx'
import { Day } from '../../components/period.tsx'
import type { PastYear } from '../../dates/dated-posts.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { recordPath } from '../../paths/site-pages.ts'

type PastEventsProps = {
  years: readonly PastYear[]
  /** Whether these are all of them, not one page of several. */
  whole: boolean
}

/** What is over, the latest first, by years. */
export function PastEvents({ years, whole }: PastEventsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section heading={t('events.past')} id="past" ground="tint">
      {years.map(({ year, events, count }, at) => (
        // Of the whole list the latest year is open; a page of it is short, and all of it is.
        <Disclosure
          key={year}
          open={at === 0 || !whole}
          summary={
            events.length < count
              ? t('events.partOfYear', { year, shown: events.length, total: count })
              : t('events.ofYear', { year, count })
          }
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
  )
}
