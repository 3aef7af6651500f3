import { data } from 'react-router'
import { content } from '../content/content.server.ts'
import { parseTimetableParams } from '../features/prayer-times/timetable/parse-timetable-params.ts'
import { timetableCsv } from '../features/prayer-times/timetable/timetable-files.server.ts'
import type { Route } from './+types/prayer-times.$city.$month.timetable-csv'

/** `/{lang}/prayer-times/{city}/{month}/timetable.csv`: a month's timetable, for a spreadsheet. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const timetable = parseTimetableParams(params)
  if (!timetable) throw data('No such timetable', { status: 404 })
  const { language, prayerSettings } = content(context)
  return new Response(timetableCsv(language, timetable, await prayerSettings()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="prayer-times-${params.city}-${params.month}.csv"`,
      'Cache-Control': 'public, max-age=300',
    },
  })
}
