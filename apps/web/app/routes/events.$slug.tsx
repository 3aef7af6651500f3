import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { required } from '../content/read.server.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { isUpcoming } from '../dates/upcoming.ts'
import { EventRecord } from '../features/events/event-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { headTags } from '../seo/head-tags.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { eventsJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/events.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now, records, siteData } = content(context)
  const [events, site] = await Promise.all([records('event'), siteData()])
  const event = required(events, { slug: params.slug })
  const head = recordHead(site, 'events', {
    ...event,
    description: event.excerpt,
    picture: event.cover,
    path: (it) => recordPath(it, 'event', event.slug),
    jsonLd: eventsJsonLd(site, [event]),
  })
  return {
    head,
    event: { ...datedPost(await withHtml(event, language), language), over: !isUpcoming(event, now) },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function EventRoute({ loaderData: { event } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        page="events"
        record={event}
        words={event.excerpt ? { ...event, html: undefined, text: event.excerpt } : undefined}
      />
      <EventRecord event={event} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="events" />
