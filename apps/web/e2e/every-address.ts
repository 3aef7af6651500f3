import { languages } from '@islamic-centre/i18n/locales'
import { type PageName, recordPages, sitePages } from '@islamic-centre/site-contract/site-paths'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { demoKinds } from './demo-kinds.ts'

const pages = languages.flatMap((language) =>
  (Object.keys(sitePages) as PageName[]).map((name) => pagePath(language, name)),
)

const files = languages.flatMap((language) =>
  [
    'events.ics',
    'announcements.rss',
    'calendar.ics',
    'calendar/2026-11',
    'prayer-times/toronto/2026-11',
    'prayer-times/toronto/2026-11/timetable.csv',
    'prayer-times/toronto/2026-11/timetable.json',
    'prayer-times/toronto/calendar.ics',
    'ramadan/hamilton',
    'ramadan/toronto/ramadan.pdf',
    'p/first-visit',
    'plusoneazan/hall',
    'search?q=1',
  ].map((path) => `/${language}/${path}`),
)

/** One address of every kind that shows content: all pages and files, and a record of each type, in both languages. */
export async function everyAddress(site: string): Promise<string[]> {
  const records: string[] = []
  for (const language of languages)
    for (const kind of demoKinds) {
      const list = await (await fetch(site + pagePath(language, recordPages[kind]))).text()
      const [, path] = list.match(new RegExp(`href="(${recordPath(language, kind, '[a-z][^"/]*')})"`)) ?? []
      if (!path) throw new Error(`There is no ${kind} in ${language}.`)
      records.push(path)
    }
  return [...pages, ...files, '/sitemap.xml', '/sitemap.xml?page=1', ...records]
}
