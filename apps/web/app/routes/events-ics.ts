import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { env } from '../env.server.ts'
import {
  calendarResponse,
  eventCalendar,
  requestedAlarm,
  subscribedEvents,
} from '../features/events/event-calendar.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/events-ics'

export const handle: PageHandle = { query: ['alarm'] }

/** `/{lang}/events.ics`: the upcoming and the latest past events, for a subscription; with `?alarm=30` reminding half an
 * hour before each. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, now, records, about, place, timeChanges } = content(context)
  const [events, centre] = await Promise.all([records('event'), about()])
  const { nav, site } = dictionaries[language]
  const name = `${nav.events} · ${centre?.language === language ? centre.title : site.name}`
  const address = centre?.address
  const file = eventCalendar(subscribedEvents(required(events), now), {
    name,
    origin: env.PUBLIC_URL,
    language,
    address,
    now,
    place: await place(),
    changes: await timeChanges(),
    alarm: requestedAlarm(url.searchParams),
  })
  return calendarResponse(file, 'events.ics')
}
