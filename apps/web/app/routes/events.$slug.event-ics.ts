import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { env } from '../env.server.ts'
import { calendarResponse, eventCalendar } from '../features/events/event-calendar.server.ts'
import type { Route } from './+types/events.$slug.event-ics'

/** `/{lang}/events/{slug}/event.ics`: one event, for a calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now, records, about } = content(context)
  const [events, centre] = await Promise.all([records('event'), about()])
  const event = required(events, { slug: params.slug })
  const options = { name: event.title, origin: env.PUBLIC_URL, language, address: centre?.address, now }
  return calendarResponse(eventCalendar([event], options), `${event.slug}.ics`)
}
