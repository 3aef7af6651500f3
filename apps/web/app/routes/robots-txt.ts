import { env } from '../env.server.ts'

/** `/robots.txt`: everything may be read, and where the list of it is. */
export const loader = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${env.PUBLIC_URL}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
