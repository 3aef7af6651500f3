import type { Language } from '@islamic-centre/i18n/locales'
import type { PresentEntry } from '../../content/types/posts.server.ts'
import { pastByYear } from '../../dates/dated-posts.ts'
import { splitByNow } from '../../dates/upcoming.ts'
import { withCancelled } from '../../occurrences/posts-at.ts'
import { pageCount, pageOf } from '../../paging/paging.ts'

const upcomingOnPage = 12
const pastOnPage = 24

/** The upcoming and the past events, paged together: page 2 has those that are further from today. */
export function eventsByPage(events: readonly PresentEntry[], now: Date) {
  const { ahead, over } = splitByNow(withCancelled(events), now)
  const past = over.flatMap(({ startsAt, ...it }) => (startsAt ? [{ ...it, startsAt }] : []))
  const upcomingPages = pageCount(ahead, upcomingOnPage)
  return {
    pages: Math.max(upcomingPages, pageCount(past, pastOnPage)),
    onPage: (page: number, language: Language) => ({
      upcoming: pageOf(ahead, page, upcomingOnPage),
      moreUpcoming: page < upcomingPages,
      past: pastByYear(past, { page, size: pastOnPage }, language),
    }),
  }
}
