import { type Language, locales } from '@islamic-centre/i18n/locales'
import { Feed } from 'feed'
import type { Announcement } from '../../content/types/announcements.server.ts'
import { noonOf } from '../../dates/civil-day.ts'
import { pagePath, recordPath } from '../../paths/site-pages.ts'

type FeedOptions = {
  title: string
  description: string
  copyright: string
  origin: string
  language: Language
}

const newest = 30

/** The newest announcements as RSS 2.0, without those that exist only in another language. */
export function announcementFeed(announcements: readonly Announcement[], options: FeedOptions): string {
  const { origin, language } = options
  const own = announcements.filter((it) => it.language === language).slice(0, newest)
  const page = origin + pagePath(language, 'announcements')
  const feed = new Feed({
    ...options,
    id: page,
    link: page,
    language: locales[language].htmlLang.toLowerCase(),
    feedLinks: { rss: `${page}.rss` },
    generator: false,
    // The feed does not depend on the current time.
    ...(own[0] ? { updated: noonOf(own[0].date) } : {}),
  })
  for (const { slug, title, description, date, image } of own) {
    const link = origin + recordPath(language, 'announcement', slug)
    feed.addItem({
      title,
      id: link,
      link,
      date: noonOf(date),
      ...(description ? { description } : {}),
      ...(image ? { image: image.src } : {}),
    })
  }
  return feed.rss2()
}
