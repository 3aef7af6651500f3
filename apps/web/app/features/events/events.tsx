import { Section } from '@islamic-centre/ui/section'
import { FollowRecordHash } from '../../components/follow-record-hash.tsx'
import { PageLinks } from '../../components/page-links.tsx'
import type { DatedPost, PastYear } from '../../dates/dated-posts.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { type Paging, pathOfPage } from '../../paging/paging.ts'
import { pagePath } from '../../paths/site-pages.ts'
import { PastEvents } from './past-events.tsx'
import { UpcomingCards } from './upcoming-cards.tsx'

type EventsProps = {
  upcoming: readonly DatedPost[]
  /** Whether the next page continues the upcoming events. */
  moreUpcoming: boolean
  past: readonly PastYear[]
  paging: Paging
}

/** Upcoming events, the soonest first, and below them past ones; each page has a part of both. */
export function Events({ upcoming, moreUpcoming, past, paging }: EventsProps) {
  const language = useLanguage()
  const list = pagePath(language, 'events')
  const { page, pages } = paging
  return (
    <>
      <FollowRecordHash kind="event" />
      {(upcoming.length > 0 || page === 1) && (
        <UpcomingCards
          events={upcoming}
          hasLead={page === 1}
          nextPage={moreUpcoming ? pathOfPage(list, page + 1) : undefined}
        />
      )}
      {past.length > 0 && <PastEvents years={past} whole={pages === 1} />}
      {pages > 1 && (
        <Section>
          <PageLinks paging={paging} list={list} />
        </Section>
      )}
    </>
  )
}
