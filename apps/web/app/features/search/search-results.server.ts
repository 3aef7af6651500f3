import type { Language } from '@islamic-centre/i18n/locales'
import { type MarkedText, markedExcerpt, markedText } from './marked-text.server.ts'
import { joinTexts, type SearchKind } from './search-document.ts'
import type { Match } from './search-index.server.ts'

const pageSize = 20
/** Further results are not shown. */
const maxPages = 10

export type SearchResult = {
  path: string
  kind: SearchKind
  language: Language
  title: MarkedText
  excerpt: MarkedText
  /** `2026-11-21` */
  date?: string | undefined
}

/** One page of the results, from 1; a page beyond the end is the last one. */
export function searchResults(matches: readonly Match[], requested: number, language: Language) {
  const pages = Math.min(maxPages, Math.max(1, Math.ceil(matches.length / pageSize)))
  const page = Math.min(requested, pages)
  const shown = matches.slice((page - 1) * pageSize, page * pageSize)
  return { count: matches.length, page, pages, results: shown.map((it) => result(it, language)) }
}

/** The path is in the result's language where its page exists in the visitor's too, else in the visitor's. */
function result({ document, terms }: Match, visitors: Language): SearchResult {
  const { path, kind, language, languages, title, about, text, date } = document
  return {
    path: languages.includes(visitors) ? path : path.replace(/^\/[^/]+/, `/${visitors}`),
    kind,
    language,
    title: markedText(title, terms),
    excerpt: markedExcerpt(joinTexts(about, text), terms),
    date,
  }
}
