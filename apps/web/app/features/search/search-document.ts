import type { Language } from '@islamic-centre/i18n/locales'
import type { RecordKind } from '@islamic-centre/site-contract/site-paths'

/** What a result is: a record of one of its kinds, a recitation, a service, or a page. */
export type SearchKind = RecordKind | 'recitation' | 'service' | 'page'

/** One text of the site in one language, as it is searched through. */
export type SearchDocument = {
  /** Its page on the site, in its own language; no two documents have the same. */
  path: string
  language: Language
  /** Every language its page is written in. */
  languages: readonly Language[]
  kind: SearchKind
  title: string
  /** Speaker or teacher, and place; ranked above the text. */
  about: string
  /** Plain text. */
  text: string
  /** `2026-11-21`, where it has a day. */
  date?: string | undefined
}

/** Merges the documents of one page, such as a recording and its notes; the first one's texts come first. */
export function onePerPage(documents: readonly SearchDocument[]): SearchDocument[] {
  const pages = new Map<string, SearchDocument>()
  for (const it of documents) {
    const known = pages.get(it.path)
    pages.set(it.path, known ? merged(known, it) : it)
  }
  return [...pages.values()]
}

const merged = (first: SearchDocument, second: SearchDocument): SearchDocument => ({
  ...first,
  languages: [...new Set([...first.languages, ...second.languages])],
  about: joinTexts(first.about, second.title, second.about),
  text: joinTexts(first.text, second.text),
  date: first.date ?? second.date,
})

/** Joins the texts that there are, with a separator. */
export const joinTexts = (...texts: (string | null | undefined)[]): string =>
  texts.filter(Boolean).join(' · ')
