import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { env } from '../env.server.ts'
import { calendarResponse, eventCalendar } from '../features/events/event-calendar.server.ts'
import { redirectMoved } from '../loaders/redirect-moved.server.ts'
import type { Route } from './+types/events.$slug.event-ics'

/** `/{lang}/events/{slug}/event.ics`: one event, for a calendar. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const source = content(context)
  const { language, now, records, about } = source
  const [events, centre] = await Promise.all([records('event'), about()])
  if (events?.every(({ slug }) => slug !== params.slug))
    await redirectMoved(source, url, 'event', params.slug)
  const event = required(events, { slug: params.slug })
  const options = { name: event.title, origin: env.PUBLIC_URL, language, address: centre?.address, now }
  return calendarResponse(eventCalendar([event], options), `${event.slug}.ics`)
}
