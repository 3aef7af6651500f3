import { data } from 'react-router'
import { readAllAddresses } from '../content/all-records.server.ts'
import { env } from '../env.server.ts'
import { comingCalendarMonths } from '../features/calendar/coming-calendar-months.ts'
import { presentTimetables } from '../features/prayer-times/timetable/present-timetables.ts'
import { pageParam, parsePage } from '../paging/paging.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { sitemapFile, sitemapIndex } from '../seo/sitemap.ts'
import type { Route } from './+types/sitemap-xml'

export const handle: PageHandle = { query: ['page'] }

/** `/sitemap.xml` is the index of the files `/sitemap.xml?page=n`, which together list every page and record. */
export async function loader({ url }: Route.LoaderArgs) {
  const now = new Date()
  const addresses = [...presentTimetables(now), ...comingCalendarMonths(now), ...(await readAllAddresses())]
  const file = url.searchParams.has(pageParam) ? (parsePage(url.searchParams) ?? 0) : undefined
  const xml =
    file === undefined
      ? sitemapIndex(env.PUBLIC_URL, addresses)
      : sitemapFile(env.PUBLIC_URL, addresses, file)
  if (xml === undefined) throw data('There is no such file.', { status: 404 })
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
