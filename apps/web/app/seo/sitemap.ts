import { defaultLanguage, type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import { pagePath } from '../paths/site-pages.ts'

/** A page's path in each language it is written in. */
type Address = { of: (language: Language) => string; languages: readonly Language[] }

// No address of the site has a character that XML would read as its own; the origin is checked where it is parsed.
const alternate = (hrefLang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`

/** The pages of the site and its records as search engines read them, each with its other languages. */
export function sitemap(origin: string, records: readonly Address[]): string {
  const pages = (Object.keys(sitePages) as PageName[])
    .filter((name) => !('unlisted' in sitePages[name]))
    .map((name): Address => ({ of: (language) => pagePath(language, name), languages }))
  const urls = [...pages, ...records].flatMap(({ of, languages: written }) => {
    const address = (language: Language) => origin + of(language)
    const [first = defaultLanguage] = written
    const alternates = [
      ...written.map((it) => alternate(locales[it].htmlLang, address(it))),
      alternate('x-default', address(written.includes(defaultLanguage) ? defaultLanguage : first)),
    ].join('')
    return written.map((language) => `<url><loc>${address(language)}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
