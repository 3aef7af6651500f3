import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { env } from '../env.server.ts'
import {
  calendarResponse,
  eventCalendar,
  occurrenceCalendar,
  requestedAlarm,
} from '../features/events/event-calendar.server.ts'
import { postOfDay } from '../loaders/read-programme.server.ts'
import { redirectMoved } from '../loaders/redirect-moved.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/events.$slug.event-ics'

export const handle: PageHandle = { query: ['alarm'] }

/** `/{lang}/events/{slug}/event.ics`: one event with all its dates, for a calendar; below the day of one of them, that date. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const source = content(context)
  const { language, now, records, about } = source
  const [events, centre] = await Promise.all([records('event'), about()])
  if (events?.every(({ slug }) => slug !== params.slug))
    await redirectMoved(source, url, 'event', params.slug)
  const event = required(events, { slug: params.slug })
  const place = await source.place()
  const options = {
    name: event.title,
    origin: env.PUBLIC_URL,
    language,
    address: centre?.address,
    now,
    place,
    changes: await source.timeChanges(),
    alarm: requestedAlarm(url.searchParams),
  }
  if (!params.day) return calendarResponse(eventCalendar([event], options), `${event.slug}.ics`)
  const file = occurrenceCalendar(postOfDay(event, params.day, { now, place, language }), options)
  return calendarResponse(file, `${event.slug}-${params.day}.ics`)
}
