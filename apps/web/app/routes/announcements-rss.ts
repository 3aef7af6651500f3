import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { noticeSummary } from '../death-notices/shown-notices.ts'
import { env } from '../env.server.ts'
import { announcementFeed } from '../features/announcements/announcement-feed.server.ts'
import { recordPath } from '../paths/site-pages.ts'
import type { Route } from './+types/announcements-rss'

/** `/{lang}/announcements.rss`: the deaths that are announced and the newest announcements, as a feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, records, about, deathNotices } = content(context)
  const [found, centre, { notices }] = await Promise.all([records('announcement'), about(), deathNotices()])
  const { nav, site, descriptions, deathNotices: words } = dictionaries[language]
  const name = centre?.language === language ? centre.title : site.name
  const feed = announcementFeed(required(found), {
    title: `${nav.announcements} · ${name}`,
    description: descriptions.announcements,
    copyright: centre?.copyright ?? name,
    notices: notices.map((it) => ({
      title: words.ofPerson.replace('{{name}}', () => it.title),
      description: noticeSummary(it, language),
      path: recordPath(language, 'deathNotice', it.slug),
      date: new Date(it.createdAt),
    })),
    origin: env.PUBLIC_URL,
    language,
  })
  return new Response(feed, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
