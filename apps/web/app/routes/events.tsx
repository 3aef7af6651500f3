import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { datedPosts } from '../dates/dated-posts.ts'
import { Events } from '../features/events/events.tsx'
import { eventsByPage } from '../features/events/events-by-page.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { requestedPage } from '../paging/requested-page.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { pageHead } from '../seo/page-head.server.ts'
import { eventsJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/events'

export const handle: PageHandle = { query: ['page'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, now, section: readSection, records, siteData } = content(context)
  const [section, found, site] = await Promise.all([readSection('events'), records('event'), siteData()])
  const { pages, onPage } = eventsByPage(required(found), now)
  const paging = requestedPage(url.searchParams, pagePath(language, 'events'), pages)
  const { upcoming, ...shown } = onPage(paging.page, language)
  const head = pageHead(site, 'events', { section, jsonLd: eventsJsonLd(site, upcoming), paging })
  return { head, section, paging, upcoming: datedPosts(upcoming, language), ...shown }
}

export default function EventsRoute({ loaderData: { section, head: _, ...events } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="events" section={section} />
      <Events {...events} />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
