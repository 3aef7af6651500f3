import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { env } from '../env.server.ts'
import { announcementFeed } from '../features/announcements/announcement-feed.server.ts'
import type { Route } from './+types/announcements-rss'

/** `/{lang}/announcements.rss`: the newest announcements, as a feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, records, about } = content(context)
  const [found, centre] = await Promise.all([records('announcement'), about()])
  const { nav, site, descriptions } = dictionaries[language]
  const name = centre?.language === language ? centre.title : site.name
  const feed = announcementFeed(required(found), {
    title: `${nav.announcements} · ${name}`,
    description: descriptions.announcements,
    copyright: centre?.copyright ?? name,
    origin: env.PUBLIC_URL,
    language,
  })
  return new Response(feed, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
