import { data } from 'react-router'
import { content } from '../content/content.server.ts'
import { parseTimetableParams } from '../features/prayer-times/timetable/parse-timetable-params.ts'
import { timetableJson } from '../features/prayer-times/timetable/timetable-json.server.ts'
import type { Route } from './+types/prayer-times.$city.$month.timetable-json'

/** `/{lang}/prayer-times/{city}/{month}/timetable.json`: a month's timetable, for other programs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const timetable = parseTimetableParams(params)
  if (!timetable) throw data('No such timetable', { status: 404 })
  const { prayerSettings } = content(context)
  return Response.json(timetableJson(timetable, await prayerSettings()), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  })
}
