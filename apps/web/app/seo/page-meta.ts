import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import {
  defaultLanguage,
  type Language,
  languages,
  locales,
  otherLanguages,
} from '@islamic-centre/i18n/locales'
import type { MetaDescriptor } from 'react-router'
import type { Thing } from 'schema-dts'
import type { Content } from '../content/content.server.ts'
import type { Picture } from '../content/media.server.ts'
import type { SectionPage } from '../content/section-page.server.ts'
import { textIn } from '../i18n/language-of.ts'
import { pictureToShare } from '../images/picture-sources.ts'
import { type PageName, pagePath, trailTo } from '../paths/site-pages.ts'
import { breadcrumbs, mosque } from './structured-data.ts'

/** What the language route knows of the site; undefined while it failed itself. */
export type Site =
  | { dictionary: Dictionary | undefined; frame: Awaited<ReturnType<Content['frame']>> }
  | undefined

type Frame = NonNullable<Site>['frame']

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

/** A page that stands by itself: all that its head says. */
export function pageMeta(site: Site, name: PageName, page: PageWords = {}): MetaDescriptor[] {
  if (page.error) return forNobody
  if (!site?.dictionary) return []
  const { dictionary, frame } = site
  const siteName = nameOf(site.frame, dictionary)
  return head(frame, siteName, {
    ...page,
    title: page.title ?? (name === 'home' ? undefined : dictionary.nav[name]),
    description: page.description ?? dictionary.descriptions[name],
    address: (language) => pagePath(language, name),
    languages,
    things: [
      ...(aboutTheCentre.includes(name) ? [mosque(frame, siteName)] : []),
      ...(name === 'home' ? [] : [breadcrumbs(frame, trailOf(name, frame.language, dictionary))]),
      ...(page.things ?? []),
    ],
  })
}

/** A record of the content server that has a page of its own. */
export type RecordMeta = Omit<PageWords, 'title'> & {
  title: string
  /** Where it is, in a language; the same slug in each. */
  address: (language: Language) => string
  /** The languages it is written in. */
  languages: readonly Language[]
}

/** The page of one record: all that its head says. It is found below the page that lists its kind. */
export function recordMeta(
  site: Site,
  under: PageName,
  record: RecordMeta | undefined,
  error: unknown,
): MetaDescriptor[] {
  if (error || !record) return forNobody
  if (!site?.dictionary) return []
  const { dictionary, frame } = site
  const trail = [
    ...trailOf(under, frame.language, dictionary),
    { name: record.title, path: record.address(frame.language) },
  ]
  return head(frame, nameOf(frame, dictionary), {
    ...record,
    description: record.description ?? dictionary.descriptions[under],
    things: [breadcrumbs(frame, trail), ...(record.things ?? [])],
  })
}

const forNobody = [{ name: 'robots', content: 'noindex' }]

const nameOf = ({ about, language }: Frame, dictionary: Dictionary) =>
  about?.language === language ? about.title : dictionary.site.name

const trailOf = (name: PageName, language: Language, { nav }: Dictionary) =>
  trailTo(name).map((it) => ({ name: nav[it], path: pagePath(language, it) }))

/** Title, description, addresses in every language, picture, structured data. */
function head(
  { language, origin }: Frame,
  siteName: string,
  {
    title: own,
    description,
    picture,
    address,
    languages,
    things = [],
  }: Omit<RecordMeta, 'title'> & { title?: string | undefined },
): MetaDescriptor[] {
  // What is written in another language only has one address: that of its own.
  const [first = defaultLanguage] = languages
  const url = origin + address(languages.includes(language) ? language : first)
  const shared = pictureToShare(picture ?? sharePicture, origin)
  const alt = picture?.alt
  return [
    { title: own ? `${own} · ${siteName}` : siteName },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...languages.map((it) => alternate(locales[it].htmlLang, origin + address(it))),
    alternate('x-default', origin + address(languages.includes(defaultLanguage) ? defaultLanguage : first)),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: own ?? siteName },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: openGraphLocale(language) },
    ...otherLanguages(language)
      .filter((it) => languages.includes(it))
      .map((it) => ({ property: 'og:locale:alternate', content: openGraphLocale(it) })),
    { property: 'og:image', content: shared.src },
    { property: 'og:image:width', content: String(shared.width) },
    { property: 'og:image:height', content: String(shared.height) },
    ...(alt && textIn(language, alt) ? [{ property: 'og:image:alt', content: alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    // As an object: spreading the union of all types of schema.org takes the compiler four seconds.
    ...things.map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...(thing as object) },
    })),
  ]
}

/** Stands for a page that has no picture of its own. */
const sharePicture = { src: '/share.png', width: 1200, height: 630, stem: undefined }

/** What an editor wrote about a section for search engines; words of another language are not taken for a title. */
export function sectionMeta(site: Site, opening: SectionPage | undefined): PageWords {
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
