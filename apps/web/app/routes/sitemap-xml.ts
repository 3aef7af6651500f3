import { readAllAddresses } from '../content/all-records.server.ts'
import { env } from '../env.server.ts'
import { presentTimetables } from '../features/prayer-times/timetable/present-timetables.ts'
import { sitemap } from '../seo/sitemap.ts'

/** `/sitemap.xml`: every page and every record of the site, in every language it is written in. */
export const loader = async () =>
  new Response(sitemap(env.PUBLIC_URL, [...presentTimetables(new Date()), ...(await readAllAddresses())]), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
