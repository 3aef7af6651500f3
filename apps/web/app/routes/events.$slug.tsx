import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { findRecord } from '../content/records.server.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { isUpcoming } from '../dates/upcoming.ts'
import { EventRecord } from '../features/events/event-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { recordMeta } from '../seo/page-meta.ts'
import { eventsJsonLd } from '../seo/structured-data.ts'
import type { Route } from './+types/events.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now, posts } = content(context)
  const event = findRecord(await posts('event'), params.slug)
  return { event: { ...datedPost(await withHtml(event, language), language), over: !isUpcoming(event, now) } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const event = loaderData?.event
  return recordMeta(
    site,
    'events',
    event && {
      ...event,
      description: event.excerpt,
      picture: event.cover,
      address: (language) => recordPath(language, 'event', event.slug),
      things: eventsJsonLd(site?.frame, [event]),
    },
    error,
  )
}

export default function EventRoute({ loaderData: { event } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        page="events"
        record={event}
        words={event.excerpt ? { ...event, html: '', text: event.excerpt } : undefined}
      />
      <EventRecord event={event} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="events" />
