import { defaultLanguage, languages, locales } from '@islamic-centre/i18n/locales'
import { type PageName, pagePath, sitePages } from './site-pages.ts'

// No address of the site has a character that XML would read as its own; the origin is checked where it is parsed.
const alternate = (hrefLang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`

/** The pages of the site as search engines read them, each with its other languages. */
export function sitemap(origin: string): string {
  const urls = (Object.keys(sitePages) as PageName[]).flatMap((name) => {
    const address = (language: keyof typeof locales) => origin + pagePath(language, name)
    const alternates = [
      ...languages.map((it) => alternate(locales[it].htmlLang, address(it))),
      alternate('x-default', address(defaultLanguage)),
    ].join('')
    return languages.map((language) => `<url><loc>${address(language)}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
