import { type Dictionary, dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatNumber } from '@islamic-centre/i18n/formats'
import { type Language, languages } from '@islamic-centre/i18n/locales'
import { type PageName, type RecordKind, recordPages } from '@islamic-centre/site-contract/site-paths'
import type { SiteData } from '../content/content.server.ts'
import type { ShownPicture } from '../content/types/media.server.ts'
import type { SectionPage } from '../content/types/pages.server.ts'
import { altIn, type PictureTexts } from '../content/types/picture-texts.server.ts'
import type { JsonLd } from '../hydration/document-json-ld.ts'
import { inDocumentOnce } from '../hydration/in-document.server.ts'
import { pictureToShare } from '../images/picture-sources.ts'
import type { OpeningHours } from '../opening-hours/hours.ts'
import { type Paging, pathOfPage } from '../paging/paging.ts'
import { pagePath, recordPath, screenPath, trailTo } from '../paths/site-pages.ts'
import type { Head, ListedHead } from './head-tags.ts'
import { breadcrumbs, mosque } from './structured-data.server.ts'

type PageParts = {
  /** The page's own title, description and picture, if its content has them. */
  title?: string | undefined
  description?: string | undefined
  picture?: (ShownPicture & PictureTexts) | undefined
  /** Nodes of schema.org for what is on the page. */
  jsonLd?: readonly object[]
  /** Where it shows a part of a list: each part has a title and a URL of its own. */
  paging?: Paging | undefined
  /** The opening hours, on the page that shows them. */
  hours?: OpeningHours | undefined
}

const aboutTheCentre: PageName[] = ['home', 'about', 'contact']

/** The head of a page of the site; the SEO texts of its section are the default of title, description and picture. */
export function pageHead(
  site: SiteData,
  name: PageName,
  { section, ...parts }: PageParts & { section?: SectionPage | undefined } = {},
): ListedHead {
  const dictionary = dictionaries[site.language]
  const page = { ...sectionParts(site, section), ...parts }
  return {
    ...headOf(site, page, (language) => pagePath(language, name), languages),
    title: titleOfPage(site, page.title ?? (name === 'home' ? undefined : dictionary.nav[name]), page),
    description: page.description ?? dictionary.descriptions[name],
    jsonLd: jsonLd([
      ...(aboutTheCentre.includes(name) ? [mosque(site, siteNameOf(site), page.hours)] : []),
      ...(name === 'home' ? [] : [breadcrumbs(site, trailOf(name, site.language, dictionary))]),
      ...(page.jsonLd ?? []),
    ]),
  }
}

type SubpageParts = PageParts & {
  title: string
  /** The languages it is written in. */
  languages: readonly Language[]
}

/** The head of the page of one record, below the page that lists its kind. */
/** The head of a record, or of its occurrence of a day. */
export const recordHead = (
  site: SiteData,
  kind: RecordKind,
  record: SubpageParts & { slug: string },
  day?: string,
) => subpageHead(site, recordPages[kind], record, (language) => recordPath(language, kind, record.slug, day))

/** The head of a page below another one; `path` is its path in each language. */
export function subpageHead(
  site: SiteData,
  parent: PageName,
  subpage: SubpageParts,
  path: (language: Language) => string,
): ListedHead {
  const dictionary = dictionaries[site.language]
  const trail = [
    ...trailOf(parent, site.language, dictionary),
    { name: subpage.title, path: path(site.language) },
  ]
  return {
    ...headOf(site, subpage, path, subpage.languages),
    title: titleOfPage(site, subpage.title, subpage),
    description: subpage.description ?? dictionary.descriptions[parent],
    jsonLd: jsonLd([breadcrumbs(site, trail), ...(subpage.jsonLd ?? [])]),
  }
}

/** The head of a hall's screen; it is for the machine in the hall, so it is not indexed. */
export const screenHead = (
  site: SiteData,
  screen: PageParts & { title: string; slug: string },
): ListedHead => ({
  ...subpageHead(site, 'prayerCall', { ...screen, languages }, (language) =>
    screenPath(language, screen.slug),
  ),
  noindex: true,
})

/** The head of the search; its results are not indexed. */
export function searchHead(site: SiteData, query: string): Head {
  if (!query) return { ...pageHead(site, 'search'), noindex: true }
  const name = site.about?.title ?? dictionaries[site.language].site.name
  return { title: `${dictionaries[site.language].nav.search}: ${query} · ${name}`, noindex: true }
}

/** An editor's SEO texts for a section; a title in another language is not used. */
function sectionParts({ language }: SiteData, section: SectionPage | undefined): PageParts {
  if (!section) return {}
  const { title, description, image } = section.seo ?? {}
  const isOwn = section.language === language
  return {
    title: isOwn ? (title ?? section.title) : undefined,
    description: isOwn ? description : undefined,
    picture: image,
  }
}

const jsonLd = (nodes: readonly object[]): JsonLd => inDocumentOnce({ nodes }, 'nodes')

/** The name of the centre in the language of the page. */
const siteNameOf = ({ about, language }: SiteData): string =>
  about?.language === language ? about.title : dictionaries[language].site.name

/** The picture of pages that have none of their own. */
const sharePicture = { src: '/share.png', width: 1200, height: 630, stem: undefined }

function headOf(
  site: SiteData,
  { picture, paging = { page: 1, pages: 1 } }: PageParts,
  path: (language: Language) => string,
  written: readonly Language[],
) {
  const { language, origin } = site
  const { page, pages } = paging
  const url = (of: Language, at = page) => origin + pathOfPage(path(of), at)
  const own = written.includes(language) ? language : (written[0] ?? language)
  const { src, width, height } = pictureToShare(picture ?? sharePicture, origin)
  const alt = picture && altIn(picture, language)
  return {
    language,
    siteName: siteNameOf(site),
    urls: Object.fromEntries(written.map((it) => [it, url(it)])),
    previous: page > 1 ? url(own, page - 1) : undefined,
    next: page < pages ? url(own, page + 1) : undefined,
    image: { src, width, height, alt: alt?.language === language ? alt.text : undefined },
  }
}

/** Each page of a list has a title of its own; the first has that of the list. */
function titleOfPage<Title extends string | undefined>(
  { language }: SiteData,
  title: Title,
  { paging }: PageParts,
) {
  if (!title || !paging || paging.page === 1) return title
  const page = dictionaries[language].pages.page.replace(
    '{{page, number}}',
    formatNumber(language, paging.page),
  )
  return `${title} · ${page}`
}

const trailOf = (name: PageName, language: Language, { nav }: Dictionary) =>
  trailTo(name).map((it) => ({ name: nav[it], path: pagePath(language, it) }))
