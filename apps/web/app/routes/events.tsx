import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { datedPosts, pastByYear } from '../dates/dated-posts.ts'
import { splitByNow } from '../dates/upcoming.ts'
import { Events } from '../features/events/events.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageCount, pageOf } from '../paging/paging.ts'
import { requestedPage } from '../paging/requested-page.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import { eventsJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/events'

export const handle: PageHandle = { query: ['page'] }

const upcomingOnPage = 12
const pastOnPage = 24

/** Page 2 has what is further from today, both of what is coming and of what is over. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, now, section, records, siteData } = content(context)
  const [words, found, site] = await Promise.all([section('events'), records('event'), siteData()])
  const { ahead, over } = splitByNow(required(found), now)
  const past = over.flatMap(({ startsAt, ...it }) => (startsAt ? [{ ...it, startsAt }] : []))
  const upcomingPages = pageCount(ahead, upcomingOnPage)
  const pages = Math.max(upcomingPages, pageCount(past, pastOnPage))
  const paging = requestedPage(url.searchParams, pagePath(language, 'events'), pages)
  const { page } = paging
  const shown = pageOf(ahead, page, upcomingOnPage)
  const head = pageHead(site, 'events', {
    ...sectionParts(site, words),
    jsonLd: eventsJsonLd(site, shown),
    paging,
  })
  return {
    head,
    words,
    paging,
    upcoming: datedPosts(shown, language),
    moreUpcoming: page < upcomingPages,
    past: pastByYear(past, { page, size: pastOnPage }, language),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function EventsRoute({ loaderData: { words, head: _, ...events } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="events" words={words} />
      <Events {...events} />
    </>
  )
}

export { PageError as ErrorBoundary }
