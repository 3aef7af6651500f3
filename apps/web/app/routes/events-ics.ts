import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { env } from '../env.server.ts'
import { calendarResponse, eventCalendar } from '../features/events/event-calendar.server.ts'
import type { Route } from './+types/events-ics'

/** `/{lang}/events.ics`: every event, to subscribe to. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, posts, about } = content(context)
  const [events, centre] = await Promise.all([posts('event'), about()])
  const { nav, site } = dictionaries[language]
  const name = `${nav.events} · ${centre?.language === language ? centre.title : site.name}`
  const address = centre?.address
  const file = eventCalendar(required(events), { name, origin: env.PUBLIC_URL, language, address, now })
  return calendarResponse(file, 'events.ics')
}
