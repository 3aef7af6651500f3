import { env } from '../env.server.ts'

/** `/robots.txt`: allows every page, and names the sitemap. */
export const loader = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${env.PUBLIC_URL}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
