import type { Language } from '@islamic-centre/i18n/locales'
import { searchTerms } from '@islamic-centre/i18n/search-terms'
import MiniSearch, { type QueryCombination } from 'minisearch'
import { onePerPage, type SearchDocument } from './search-document.ts'

type Options = {
  /** The visitor's. */
  language: Language
  /** `2026-11-21` */
  today: string
}

export type Match = {
  document: SearchDocument
  /** The words of the document that were found, as `searchTerms` gives them. */
  terms: ReadonlySet<string>
}

export type Matches = {
  /** The best first. */
  matches: Match[]
  /** Nothing has these very words; these have similar ones. */
  similar: boolean
}

export type SearchIndex = (query: string, options: Options) => Matches

/** Beyond these many words a query is searched for by its first ones. */
const mostWords = 12
/** A misspelt word may differ in this part of its letters; what is longer than any word is not compared. */
const likeness = 0.25
const longestFuzzy = 24

/** Everything that can be found, ready to be asked. */
export async function createSearchIndex(content: readonly SearchDocument[]): Promise<SearchIndex> {
  const documents = new Map(onePerPage(content).map((it) => [it.path, it]))
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'about', 'text'],
    tokenize: searchTerms,
    processTerm: (term) => term,
  })
  // In portions, so that pages are answered meanwhile.
  await index.addAllAsync([...documents.values()], { chunkSize: 5 })

  const found = (query: QueryCombination, { language, today }: Options): Match[] => {
    const results = index.search(query, {
      tokenize: (term) => [term],
      boost: { title: 4, about: 2 },
      boostDocument: (path) => worth(documents.get(path), language, today),
    })
    return results.flatMap(({ id, terms }) => {
      const document = documents.get(id)
      return document ? [{ document, terms: new Set(terms) }] : []
    })
  }

  return (query, options) => {
    const terms = [...new Set(searchTerms(query))].slice(0, mostWords)
    if (terms.length === 0) return { matches: [], similar: false }
    const exact = found(asWritten(terms), options)
    const matches = exact.length > 0 ? exact : found(misspelt(terms), options)
    return { matches: oneLanguageEach(matches, options.language), similar: exact.length === 0 }
  }
}

/** All words, each in any of its ways. */
const all = (words: QueryCombination[]): QueryCombination => ({ combineWith: 'AND', queries: words })

/** The words of the query, begun or whole; each may be written together with its neighbours, or apart in itself. */
function asWritten(terms: string[]): QueryCombination {
  const whole = terms.join('')
  return all(
    terms.map((term, at) => ({
      combineWith: 'OR',
      queries: [
        { queries: [term], prefix: term.length > 1 },
        ...[terms[at - 1], terms[at + 1]].flatMap((beside, side) =>
          beside ? [side === 0 ? beside + term : term + beside] : [],
        ),
        ...(terms.length > 2 ? [whole] : []),
        ...partsOf(term, at === 0).map((parts) => ({ combineWith: 'AND' as const, queries: parts })),
      ],
    })),
  )
}

const misspelt = (terms: string[]): QueryCombination =>
  all(
    terms.map((term) => ({
      queries: [term],
      prefix: term.length > 1,
      fuzzy: term.length > 3 && term.length <= longestFuzzy && likeness,
      maxFuzzy: 2,
    })),
  )

const isPersian = (term: string) => /^\p{Script=Arabic}+$/u.test(term)

/**
 * The two words that a word of Persian may be, with or without «و» between them: «کتابخانه», «جستوجو». After another
 * word «و» may stand at its beginning.
 */
function partsOf(term: string, isFirst: boolean): string[][] {
  if (term.length > longestFuzzy || !isPersian(term)) return []
  return Array.from(term).flatMap((letter, at) => {
    const [first, second, afterAnd] = [term.slice(0, at), term.slice(at), term.slice(at + 1)]
    const apart = at > 2 && second.length > 2 ? [[first, second]] : []
    if (letter !== 'و' || afterAnd.length < 2 || at === 1 || (at === 0 && isFirst)) return apart
    return [...apart, at === 0 ? [afterAnd] : [first, afterAnd]]
  })
}

const year = 365.25 * 24 * 60 * 60 * 1000

/** The visitor's language before another; of two like records the newer. */
function worth(document: SearchDocument | undefined, language: Language, today: string): number {
  if (!document) return 0
  const age = document.date ? Math.max(0, Date.parse(today) - Date.parse(document.date)) / year : 0
  return (document.language === language ? 1.5 : 1) / (1 + age / 4)
}

/** Of a page that was found in several languages, the visitor's. */
function oneLanguageEach(matches: readonly Match[], language: Language): Match[] {
  const page = ({ document }: Match) => document.path.replace(/^\/[^/]+/, '')
  const own = new Set(matches.filter((it) => it.document.language === language).map(page))
  return matches.filter((it) => it.document.language === language || !own.has(page(it)))
}
