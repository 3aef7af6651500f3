import { env } from '../env.server.ts'
import { sitemap } from '../sitemap.ts'

/** `/sitemap.xml`: every page of the site, in every language. */
export const loader = () =>
  new Response(sitemap(env.PUBLIC_URL), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
