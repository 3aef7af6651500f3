import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { env } from '../env.server.ts'
import { occasionCalendar } from '../features/calendar/occasion-calendar.server.ts'
import { calendarResponse } from '../features/events/event-calendar.server.ts'
import type { Route } from './+types/calendar-ics'

/** `/{lang}/calendar.ics`: the occasions, to subscribe to. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, records, about, prayerSettings, timeChanges } = content(context)
  const [occasions, centre, settings, changes] = await Promise.all([
    records('occasion'),
    about(),
    prayerSettings(),
    timeChanges(),
  ])
  const { calendar, site } = dictionaries[language]
  const name = `${calendar.occasions} · ${centre?.language === language ? centre.title : site.name}`
  const file = occasionCalendar(required(occasions), {
    name,
    origin: env.PUBLIC_URL,
    language,
    settings,
    changes,
    now,
  })
  return calendarResponse(file, 'occasions.ics')
}
