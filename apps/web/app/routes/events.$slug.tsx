import { PageHeader } from '../components/page-header.tsx'
import { withHtml } from '../content/markdown.server.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { isUpcoming } from '../dates/upcoming.ts'
import { EventRecord } from '../features/events/event-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { readProgramme } from '../loaders/read-programme.server.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { eventsJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/events.$slug'

export async function loader(args: Route.LoaderArgs) {
  const { record, language, now, site, repeats, dates, day, isListed } = await readProgramme(args, 'event')
  const head = recordHead(
    site,
    'event',
    {
      ...record,
      description: record.excerpt,
      picture: record.cover,
      jsonLd: eventsJsonLd(site, [record]),
    },
    day,
  )
  const event = datedPost(await withHtml(record, language), language)
  return {
    head: { ...head, noindex: !isListed },
    event: { ...event, over: !isUpcoming(record, now) },
    repeats,
    dates,
    day,
  }
}

export default function EventRoute({ loaderData: { head: _, event, ...programme } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="events" record={event} summary={event.excerpt} />
      <EventRecord event={event} {...programme} />
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'events', name: 'events.all' }} />
export { meta } from '../seo/head-tags.ts'
