import { defaultLanguage, type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import { pageCount, pageOf } from '../paging/paging.ts'
import { pagePath } from '../paths/site-pages.ts'

/** A page's path in each language it is written in. */
export type Address = { of: (language: Language) => string; languages: readonly Language[] }

/** This many pages in two languages, each with its alternates, are about 170 KB; the protocol allows 50 MB. */
const pagesInFile = 150

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

// No URL of the site has a character that XML must escape; the origin is validated where it is parsed.
const alternate = (hrefLang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`

/** The pages of the site, and after them its records. */
const allPages = (records: readonly Address[]): Address[] => [
  ...(Object.keys(sitePages) as PageName[])
    .filter((name) => !('unlisted' in sitePages[name]))
    .map((name) => ({ of: (language: Language) => pagePath(language, name), languages })),
  ...records,
]

/**
 * The index of the sitemap's files (sitemaps.org), each `/sitemap.xml?page=n`: a file in a folder could only list what is in
 * that folder.
 */
export function sitemapIndex(origin: string, records: readonly Address[]): string {
  const count = pageCount(allPages(records), pagesInFile)
  const files = Array.from({ length: count }, (_, at) => `${origin}/sitemap.xml?page=${at + 1}`)
  return [
    xml,
    `<sitemapindex ${namespace}>`,
    ...files.map((it) => `<sitemap><loc>${it}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}

/**
 * One file of the sitemap, from 1: pages and records as search engines read them, each with its other languages. Undefined
 * where there is no such file.
 */
export function sitemapFile(origin: string, records: readonly Address[], file: number): string | undefined {
  const pages = pageOf(allPages(records), file, pagesInFile)
  if (pages.length === 0) return undefined
  const urls = pages.flatMap(({ of, languages: written }) => {
    const address = (language: Language) => origin + of(language)
    const [first = defaultLanguage] = written
    const alternates = [
      ...written.map((it) => alternate(locales[it].htmlLang, address(it))),
      alternate('x-default', address(written.includes(defaultLanguage) ? defaultLanguage : first)),
    ].join('')
    return written.map((language) => `<url><loc>${address(language)}</loc>${alternates}</url>`)
  })
  return [
    xml,
    `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
