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

/** Past events, the latest first, by years. */
export function PastEvents({ years, whole }: PastEventsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section heading={t('events.past')} id="past" ground="tint">
      {years.map(({ year, events, count }, at) => (
        // In the whole list only the latest year is expanded; a page is short, so all its years are.
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
                      {/* The dot stays with the day where the line is full. */}
                      {'\u00a0· '}
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
