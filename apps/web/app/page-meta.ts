import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import { languages, locales, otherLanguages } from '@islamic-centre/i18n/locales'
import type { MetaDescriptor } from 'react-router'
import type { Thing } from 'schema-dts'
import type { Content } from './content/content.server.ts'
import type { Picture } from './content/media.server.ts'
import type { SectionPage } from './content/section-page.server.ts'
import { textIn } from './language-of.ts'
import { type PageName, pagePath, trailTo } from './site-pages.ts'
import { breadcrumbs, mosque } from './structured-data.ts'

/** What the language route knows of the site; undefined while it failed itself. */
export type Site =
  | { dictionary: Dictionary | undefined; frame: Awaited<ReturnType<Content['frame']>> }
  | undefined

type PageWords = {
  /** The page's own title, description and picture, where its content has them. */
  title?: string | undefined
  description?: string | undefined
  picture?: Picture | undefined
  /** What is on the page, for search engines. */
  things?: (Thing & object)[]
  /** Why the page could not be shown: then there is nothing to find here. */
  error?: unknown
}

const aboutTheCentre: PageName[] = ['home', 'about', 'contact']

/** All that the head says of a page: title, description, addresses in every language, picture, structured data. */
export function pageMeta(site: Site, name: PageName, page: PageWords = {}): MetaDescriptor[] {
  if (page.error) return [{ name: 'robots', content: 'noindex' }]
  if (!site?.dictionary) return []
  const { dictionary, frame } = site
  const { language, origin } = frame
  const siteName = frame.about?.language === language ? frame.about.title : dictionary.site.name
  const own = page.title ?? (name === 'home' ? undefined : dictionary.nav[name])
  const title = own ? `${own} · ${siteName}` : siteName
  const description = page.description ?? dictionary.descriptions[name]
  const url = origin + pagePath(language, name)
  const { picture } = page
  const things = [
    ...(aboutTheCentre.includes(name) ? [mosque(site.frame, siteName)] : []),
    ...(name === 'home' ? [] : [breadcrumbs(trailTo(name), frame, dictionary)]),
    ...(page.things ?? []),
  ]
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...languages.map((it) => alternate(locales[it].htmlLang, origin + pagePath(it, name))),
    alternate('x-default', origin + pagePath('fa', name)),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: own ?? siteName },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: openGraphLocale(language) },
    ...otherLanguages(language).map((it) => ({
      property: 'og:locale:alternate',
      content: openGraphLocale(it),
    })),
    ...(picture
      ? [
          { property: 'og:image', content: picture.src },
          { property: 'og:image:width', content: String(picture.width) },
          { property: 'og:image:height', content: String(picture.height) },
          ...(textIn(language, picture.alt) ? [{ property: 'og:image:alt', content: picture.alt }] : []),
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...things.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ]
}

/** What an editor wrote about a section for search engines; words of another language are not taken for a title. */
export function sectionWords(site: Site, opening: SectionPage | undefined): PageWords {
  if (!opening) return {}
  const { title, description, image } = opening.seo ?? {}
  const own = opening.language === site?.frame.language
  return {
    title: own ? (title ?? opening.title) : undefined,
    description: own ? description : undefined,
    picture: image,
  }
}

const alternate = (hrefLang: string, href: string) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  hrefLang,
  href,
})

const openGraphLocale = (language: keyof typeof locales) => locales[language].region.replace('-', '_')
