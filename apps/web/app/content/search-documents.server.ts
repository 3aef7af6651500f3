import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages } from '@islamic-centre/i18n/locales'
import {
  type PageName,
  type RecordKind,
  serviceNames,
  sitePages,
} from '@islamic-centre/site-contract/site-paths'
import { type SearchDocument, words } from '../features/search/search-document.ts'
import type { Html } from '../hydration/document-html.ts'
import { freePagePath, pagePath, recordPath } from '../paths/site-pages.ts'
import { mapInSlices } from '../platform/in-slices.server.ts'
import { plainText } from './plain-text.ts'
import { optional } from './read.server.ts'
import { type RecordEntry, type RecordSource, recordKinds } from './record-kinds.server.ts'
import { createSections } from './sections.server.ts'
import { published, type Source } from './sources.server.ts'
import { read as readAbout } from './types/about.server.ts'

/** Reads one part of what can be found; undefined where it could not be read. */
type Part = (source: Source, language: Language) => Promise<SearchDocument[] | undefined>

const textOf = (it: Html | undefined) => plainText(it?.text ?? '')
/** The records of a kind that are written in the language; of an entry that is the same object the document is, too. */
function records(kind: RecordKind, { read, searchFields }: RecordSource<RecordEntry>): Part {
  const documents = new WeakMap<RecordEntry, SearchDocument>()
  async function document(entry: RecordEntry): Promise<SearchDocument> {
    const { slug, title, language, languages } = entry
    const known = documents.get(entry)
    if (known) return known
    const path = recordPath(language, kind, slug)
    const made = { path, language, languages, kind, title, about: '', ...(await searchFields(entry)) }
    documents.set(entry, made)
    return made
  }
  return async (source, language) => {
    const entries = await read(source, language)
    return mapInSlices(
      entries.filter((it) => it.language === language),
      document,
    )
  }
}

const page = (
  language: Language,
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

/** A section as the site itself names it, with what an editor wrote to open it. */
const sectionPage =
  (name: PageName): Part =>
  async (source, language) => {
    const written = await createSections(source, language).section(name)
    if (written === undefined) return undefined
    const { nav, descriptions } = dictionaries[language]
    const own = written?.language === language ? written : undefined
    const links = own?.links.map(({ label, note }) => words(label, note)) ?? []
    return [
      page(language, name, {
        title: nav[name],
        text: words(descriptions[name], own && textOf(own.html), ...links),
      }),
    ]
  }

const freePages: Part = async (source, language) => {
  const { freePages, freePage } = createSections(source, language)
  const all = await freePages()
  const paths: readonly string[] = Object.values(sitePages).map(({ path }) => path)
  const own = all?.filter((it) => !paths.includes(it.slug) && it.languages.includes(language))
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
            text: words(it.seo?.description, textOf(it.html)),
          },
        ]
      : [],
  )
}

const services: Part = async (source, language) => {
  const all = await createSections(source, language).services()
  return (
    all &&
    serviceNames.flatMap((name) => {
      const it = all[name]
      if (it?.language !== language) return []
      const steps = it.steps.map((step) => words(step.title, step.text))
      return [
        page(language, name, {
          title: it.title,
          text: words(it.summary, textOf(it.html), ...steps, it.phone, it.email),
        }),
      ]
    })
  )
}

const aboutTexts: Part = async (source, language) => {
  const all = await createSections(source, language).aboutTexts()
  const { nav } = dictionaries[language]
  return (
    all &&
    (['content', 'biography', 'article'] as const).flatMap((part) => {
      const it = all[part]
      if (it?.language !== language) return []
      const name = part === 'content' ? 'about' : 'biography'
      return [page(language, name, { title: nav[name], text: textOf(it.html) })]
    })
  )
}

/** How to reach the centre. */
const contact: Part = async (source, language) => {
  const it = await readAbout(source, language)
  if (it?.language !== language) return []
  const { manager, funeral, other } = it.phones ?? {}
  return [
    page(language, 'contact', {
      title: dictionaries[language].nav.contact,
      text: words(it.title, it.address, it.Email, manager, funeral, other),
    }),
  ]
}

const sounds: Part = async (source, language) =>
  (await createSections(source, language).sounds())?.[language].map(
    ({ slug, title, speaker, kind, date }) => ({
      path: recordPath(language, 'lecture', slug),
      language,
      languages: [language],
      kind,
      title,
      about: speaker ?? '',
      text: '',
      date,
    }),
  )

const parts: readonly Part[] = [
  services,
  ...(Object.keys(sitePages) as PageName[])
    .filter((name) => name !== 'home' && name !== 'search')
    .map(sectionPage),
  aboutTexts,
  contact,
  freePages,
  // Each kind is searched by the fields of its own entries.
  ...(Object.keys(recordKinds) as RecordKind[]).map((kind) =>
    records(kind, recordKinds[kind] as RecordSource<never> as RecordSource<RecordEntry>),
  ),
  // After the notes of a lecture, whose words lead where its recording has the same page.
  sounds,
]

/** The content server answers visitors meanwhile. */
const atOnce = 4

/**
 * What can be found, a list a part and language; undefined where one could not be read. No draft is ever found, whoever
 * asks.
 */
export async function readSearchDocuments(): Promise<(SearchDocument[] | undefined)[]> {
  const reads = languages.flatMap((language) =>
    parts.map((part) => () => optional('search', part(published, language))),
  )
  const found: (SearchDocument[] | undefined)[] = reads.map(() => undefined)
  const waiting = reads.entries()
  const readOn = async () => {
    for (const [at, read] of waiting) found[at] = await read()
  }
  await Promise.all(Array.from({ length: atOnce }, readOn))
  return found
}
