import { data } from 'react-router'
import { content } from '../content/content.server.ts'
import { formatMonthParam } from '../dates/months.ts'
import { parseTimetableParams } from '../features/prayer-times/timetable/parse-timetable-params.ts'
import { requestedTimes } from '../features/prayer-times/timetable/requested-times.server.ts'
import { timetableCsv } from '../features/prayer-times/timetable/timetable-files.server.ts'
import { timetableFilePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/prayer-times.$city.$month.timetable-csv'

export const handle: PageHandle = { query: ['times'] }

/** `/{lang}/prayer-times/{city}/{month}/timetable.csv`: a month's timetable, for a spreadsheet. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const timetable = parseTimetableParams(params)
  if (!timetable) throw data('No such timetable', { status: 404 })
  const { language, prayerSettings } = content(context)
  const path = timetableFilePath(language, timetable.city, formatMonthParam(timetable.month))
  const withAll = requestedTimes(url.searchParams, path)
  return new Response(timetableCsv(language, { ...timetable, withAll }, await prayerSettings()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="prayer-times-${params.city}-${params.month}.csv"`,
      'Cache-Control': 'public, max-age=300',
    },
  })
}
