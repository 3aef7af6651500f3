import { defaultLanguage, type Language, languages, locales } from '@islamic-centre/i18n/locales'
import type { MetaDescriptor } from 'react-router'
import { type JsonLd, jsonLdNodes } from '../hydration/document-json-ld.ts'

/** The head of a page that search engines may list, as its loader computes it. */
export type ListedHead = {
  language: Language
  siteName: string
  /** Without the name of the site; undefined on the home page. */
  title: string | undefined
  description: string
  /** The URL of the page in each language in which it exists. */
  urls: { readonly [language in Language]?: string }
  image: { src: string; width: number; height: number; alt?: string | undefined }
  jsonLd: JsonLd
  /** The URL of a feed of what the page lists. */
  feed?: string
  /** The URLs of the pages before and after this one in a list of several pages. */
  previous?: string | undefined
  next?: string | undefined
  noindex?: boolean
  /** When the page is gone, in milliseconds since 1970: search engines keep no copy, and drop it then. */
  until?: number | undefined
}

/** The head of a page that must not be indexed. */
type UnlistedHead = { title: string; noindex: true }

export type Head = ListedHead | UnlistedHead

const noindex = { name: 'robots', content: 'noindex' }

const goneAfter = (until: number) => ({
  name: 'robots',
  content: `noarchive, unavailable_after: ${new Date(until).toISOString()}`,
})

/** The `meta` of a route whose loader computes the head. */
export const meta = ({ loaderData }: { loaderData: { head: Head } | undefined }) => headTags(loaderData?.head)

/** The tags of a page's head; a page whose loader failed has none for search engines. */
export function headTags(head: Head | undefined): MetaDescriptor[] {
  if (!head) return [noindex]
  if (!('urls' in head)) return [{ title: head.title }, noindex]
  const { siteName, title, description, urls, image, jsonLd, feed, previous, next } = head
  const written = languages.filter((it) => urls[it] !== undefined)
  const [first = defaultLanguage] = written
  // A page without a translation has the canonical URL of the language it is written in.
  const url = urls[head.language] ?? urls[first]
  return [
    { title: title ? `${title} · ${siteName}` : siteName },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...written.map((it) => alternate(locales[it].htmlLang, urls[it])),
    alternate('x-default', urls[defaultLanguage] ?? urls[first]),
    ...(previous ? [{ tagName: 'link', rel: 'prev', href: previous }] : []),
    ...(next ? [{ tagName: 'link', rel: 'next', href: next }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title ?? siteName },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: openGraphLocale(head.language) },
    ...written
      .filter((it) => it !== head.language)
      .map((it) => ({ property: 'og:locale:alternate', content: openGraphLocale(it) })),
    { property: 'og:image', content: image.src },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    ...(image.alt ? [{ property: 'og:image:alt', content: image.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLdNodes(jsonLd).map((node) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...node },
    })),
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: feed }] : []),
    ...(head.noindex ? [noindex] : []),
    ...(head.until ? [goneAfter(head.until)] : []),
  ]
}

const alternate = (hrefLang: string, href: string | undefined) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  hrefLang,
  href,
})

const openGraphLocale = (language: Language) => locales[language].region.replace('-', '_')
