import { type Language, locales } from '@islamic-centre/i18n/locales'
import { Feed } from 'feed'
import type { Announcement } from '../../content/types/announcements.server.ts'
import { noonOf } from '../../dates/civil-day.ts'
import { pagePath, recordPath } from '../../paths/site-pages.ts'

type FeedOptions = {
  /** Other entries, which come first: the deaths that are announced now. */
  notices?: readonly { title: string; description: string; path: string; date: Date }[]

  title: string
  description: string
  copyright: string
  origin: string
  language: Language
}

const newest = 30

/** The newest announcements as RSS 2.0, without those that exist only in another language. */
export function announcementFeed(
  announcements: readonly Announcement[],
  { notices = [], ...options }: FeedOptions,
): string {
  const { origin, language } = options
  const own = announcements.filter((it) => it.language === language).slice(0, newest)
  const page = origin + pagePath(language, 'announcements')
  const updated = notices[0]?.date ?? (own[0] && noonOf(own[0].date))
  const feed = new Feed({
    ...options,
    id: page,
    link: page,
    language: locales[language].htmlLang.toLowerCase(),
    feedLinks: { rss: `${page}.rss` },
    generator: false,
    // The feed does not depend on the current time.
    ...(updated ? { updated } : {}),
  })
  for (const { path, ...notice } of notices)
    feed.addItem({ ...notice, id: origin + path, link: origin + path })
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
