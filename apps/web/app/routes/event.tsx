import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { recordOf } from '../content/records.server.ts'
import { isAhead } from '../days/ahead.ts'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { datedPost } from '../features/posts/dated-posts.ts'
import { EventRecord } from '../features/posts/event-record.tsx'
import { recordMeta } from '../page-meta.ts'
import { recordPath } from '../site-pages.ts'
import { eventThings } from '../structured-data.ts'
import type { Route } from './+types/event'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now, posts } = content(context)
  const event = recordOf(await posts('event'), params.slug)
  return { event: { ...datedPost(await withHtml(event, language), language), over: !isAhead(event, now) } }
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
      things: eventThings(site?.frame, [event]),
    },
    error,
  )
}

export default function EventRoute({ loaderData: { event } }: Route.ComponentProps) {
  return (
    <>
      <Opening
        page="events"
        record={event}
        words={event.excerpt ? { ...event, html: '', text: event.excerpt } : undefined}
      />
      <EventRecord event={event} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="events" />
