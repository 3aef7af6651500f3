import { data } from 'react-router'
import { content } from '../content/content.server.ts'
import { calendarResponse } from '../features/events/event-calendar.server.ts'
import { cityOf } from '../features/prayer-times/timetable/parse-timetable-params.ts'
import { requestedTimes } from '../features/prayer-times/timetable/requested-times.server.ts'
import { prayerCalendar } from '../features/prayer-times/timetable/timetable-files.server.ts'
import { prayerCalendarPath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/prayer-times.$city.calendar-ics'

export const handle: PageHandle = { query: ['times'] }

/** `/{lang}/prayer-times/{city}/calendar.ics`: a city's prayer times, to subscribe to. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const city = cityOf(params.city)
  if (!city) throw data('No such city', { status: 404 })
  const { language, now, prayerSettings, timeChanges } = content(context)
  const withAll = requestedTimes(url.searchParams, prayerCalendarPath(language, city))
  const [{ method, adjustments }, { settingsAt }] = await Promise.all([prayerSettings(), timeChanges()])
  return calendarResponse(
    prayerCalendar(language, city, now, { method, adjustments, changedAt: settingsAt }, withAll),
    `prayer-times-${city}.ics`,
  )
}
