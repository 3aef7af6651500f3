import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import {
  isSitePage,
  type PageName,
  type RecordKind,
  recordPages,
  serviceNames,
  sitePages,
} from '@islamic-centre/site-contract/site-paths'
import { bulkhead } from 'cockatiel'
import type { Content, RecordEntry } from '../../content/content.server.ts'
import type { Html } from '../../hydration/document-html.ts'
import { freePagePath, pagePath, recordPath } from '../../paths/site-pages.ts'
import { mapInSlices } from '../../platform/in-slices.server.ts'
import { plainText } from '../../platform/plain-text.ts'
import { joinTexts, type SearchDocument } from './search-document.ts'

/** Reads the documents of one part of the site; undefined where it could not be read. */
type Part = (content: Content) => Promise<SearchDocument[] | undefined>

const textOf = (it: Html | undefined) => plainText(it?.text ?? '')

/** The records of a kind. The document of an entry that has not changed is the same object. */
function records(kind: RecordKind): Part {
  const documents = new WeakMap<RecordEntry, SearchDocument>()
  return async ({ language, records, searchFields }) => {
    const entries: readonly RecordEntry[] | undefined = await records(kind)
    return (
      entries &&
      mapInSlices(
        entries.filter((it) => it.language === language),
        async (entry) => {
          const known = documents.get(entry)
          if (known) return known
          const { slug, title, languages } = entry
          const { about = [], texts, date } = await searchFields(kind, entry)
          const document: SearchDocument = {
            path: recordPath(language, kind, slug),
            language,
            languages,
            kind,
            title,
            about: joinTexts(...about),
            text: joinTexts(...texts),
            date,
          }
          documents.set(entry, document)
          return document
        },
      )
    )
  }
}

const page = (
  { language }: Content,
  name: PageName,
  of: Pick<SearchDocument, 'title' | 'text'>,
): SearchDocument => ({
  path: pagePath(language, name),
  language,
  languages,
  kind: (serviceNames as readonly string[]).includes(name) ? 'service' : 'page',
  about: '',
  ...of,
})

/** A page by its name and description in the dictionary, and what an editor wrote at its top. */
const sectionPage =
  (name: PageName): Part =>
  async (content) => {
    const { language } = content
    const section = await content.section(name)
    if (section === undefined) return undefined
    const { nav, descriptions } = dictionaries[language]
    const own = section?.language === language ? section : undefined
    const links = own?.links.map(({ label, note }) => joinTexts(label, note)) ?? []
    return [
      page(content, name, {
        title: nav[name],
        text: joinTexts(descriptions[name], own && textOf(own.html), ...links),
      }),
    ]
  }

const freePages: Part = async ({ language, freePages, freePage }) => {
  const all = await freePages()
  const own = all?.filter((it) => !isSitePage(it.slug) && it.languages.includes(language))
  const read = own && (await Promise.all(own.map(({ slug }) => freePage(slug))))
  if (!read || read.includes(undefined)) return undefined
  return read.flatMap((it) =>
    it && it.language === language
      ? [
          {
            path: freePagePath(language, it.slug),
            language,
            languages: it.languages,
            kind: 'page' as const,
            title: it.title,
            about: '',
            text: joinTexts(it.seo?.description, textOf(it.html)),
          },
        ]
      : [],
  )
}

const services: Part = async (content) => {
  const all = await content.services()
  return (
    all &&
    serviceNames.flatMap((name) => {
      const it = all[name]
      if (it?.language !== content.language) return []
      const steps = it.steps.map((step) => joinTexts(step.title, step.text))
      return [
        page(content, name, {
          title: it.title,
          text: joinTexts(it.summary, textOf(it.html), ...steps, it.phone, it.email),
        }),
      ]
    })
  )
}

const aboutTexts: Part = async (content) => {
  const all = await content.aboutTexts()
  const { nav } = dictionaries[content.language]
  return (
    all &&
    (['content', 'biography', 'article'] as const).flatMap((part) => {
      const it = all[part]
      if (it?.language !== content.language) return []
      const name = part === 'content' ? 'about' : 'biography'
      return [page(content, name, { title: nav[name], text: textOf(it.html) })]
    })
  )
}

/** How to reach the centre. */
const contact: Part = async (content) => {
  const it = await content.about()
  if (it === undefined) return undefined
  if (it?.language !== content.language) return []
  const { manager, funeral, other } = it.phones ?? {}
  return [
    page(content, 'contact', {
      title: dictionaries[content.language].nav.contact,
      text: joinTexts(it.title, it.address, it.Email, manager, funeral, other),
    }),
  ]
}

const sounds: Part = async (content) => {
  const { language } = content
  return (await content.sounds())?.[language].map(({ slug, title, speaker, kind, date }) => ({
    path: recordPath(language, 'lecture', slug),
    language,
    languages: [language],
    kind,
    title,
    about: speaker ?? '',
    text: '',
    date,
  }))
}

const parts: readonly Part[] = [
  services,
  ...(Object.keys(sitePages) as PageName[])
    .filter((name) => name !== 'home' && name !== 'search')
    .map(sectionPage),
  aboutTexts,
  contact,
  freePages,
  ...(Object.keys(recordPages) as RecordKind[]).map(records),
  // After the lectures: where a recording and its notes share a page, the notes come first in its text.
  sounds,
]

/** Leaves requests to the content server for the pages that visitors open meanwhile. */
const maxConcurrent = 4

/** The documents of each part in each language, in a fixed order; undefined where one could not be read. */
export function readSearchDocuments(contents: readonly Content[]): Promise<(SearchDocument[] | undefined)[]> {
  const reading = bulkhead(maxConcurrent, Number.POSITIVE_INFINITY)
  return Promise.all(contents.flatMap((content) => parts.map((part) => reading.execute(() => part(content)))))
}
