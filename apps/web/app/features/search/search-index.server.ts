import type { Language } from '@islamic-centre/i18n/locales'
import { searchTerms } from '@islamic-centre/i18n/search-terms'
import MiniSearch, { type QueryCombination } from 'minisearch'
import { mapInSlices } from '../../platform/in-slices.server.ts'
import { onePerPage, type SearchDocument } from './search-document.ts'
import { asWritten, misspelt } from './search-query.server.ts'

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

type Matches = {
  /** The best first. */
  matches: Match[]
  /** No document has the words as written; these have similar ones. */
  similar: boolean
}

export type SearchIndex = (query: string, options: Options) => Matches

/** Further words of a query are ignored. */
const maxWords = 12

/** Everything that can be found, ready to be searched. */
export const createSearchIndex = (content: readonly SearchDocument[]): Promise<SearchIndex> =>
  createSearchIndexUpdates()(content)

/**
 * Returns a function that updates an index to the given documents and resolves with it: only documents that have changed
 * are indexed again. The index ranks as a newly built one; a search during an update finds old or new documents.
 */
export function createSearchIndexUpdates(): (content: readonly SearchDocument[]) => Promise<SearchIndex> {
  const documents = new Map<string, SearchDocument>()
  let positions = new Map<string, number>()
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'about', 'text'],
    tokenize: searchTerms,
    processTerm: (term) => term,
  })

  function remove(document: SearchDocument) {
    index.remove(document)
    documents.delete(document.path)
  }

  function put(document: SearchDocument) {
    const known = documents.get(document.path)
    if (known && (known === document || isSame(known, document))) return
    const hasSameWords = known && wordFields.every((field) => known[field] === document[field])
    if (known && !hasSameWords) remove(known)
    if (!hasSameWords) index.add(document)
    documents.set(document.path, document)
  }

  const found = (query: QueryCombination, { language, today }: Options): Match[] => {
    const results = index.search(query, {
      tokenize: (term) => [term],
      boost: { title: 4, about: 2 },
      boostDocument: (path) => worth(documents.get(path), language, today),
    })
    const position = (path: string) => positions.get(path) ?? positions.size
    return results
      .sort((a, b) => comparable(b.score) - comparable(a.score) || position(a.id) - position(b.id))
      .flatMap(({ id, terms }) => {
        const document = documents.get(id)
        return document ? [{ document, terms: new Set(terms) }] : []
      })
  }

  const search: SearchIndex = (query, options) => {
    const terms = [...new Set(searchTerms(query))].slice(0, maxWords)
    if (terms.length === 0) return { matches: [], similar: false }
    const exact = found(asWritten(terms), options)
    const matches = exact.length > 0 ? exact : found(misspelt(terms), options)
    return { matches: oneLanguageEach(matches, options.language), similar: exact.length === 0 }
  }

  return async (content) => {
    const next = onePerPage(content)
    const paths = new Map(next.map(({ path }, at) => [path, at]))
    await mapInSlices([...documents.values()], (it) => {
      if (!paths.has(it.path)) remove(it)
    })
    await mapInSlices(next, put)
    positions = paths
    return search
  }
}

const wordFields = ['title', 'about', 'text'] as const

const isSame = (one: SearchDocument, other: SearchDocument): boolean =>
  wordFields.every((field) => one[field] === other[field]) &&
  one.kind === other.kind &&
  one.date === other.date &&
  one.language === other.language &&
  one.languages.join() === other.languages.join()

/** The last digits of a score depend on the order of indexing, so they are rounded away; ties have the content's order. */
const comparable = (score: number): number => Math.round(score * 1e9)

const year = 365.25 * 24 * 60 * 60 * 1000

/** Boosts documents in the visitor's language, and newer ones. */
function worth(document: SearchDocument | undefined, language: Language, today: string): number {
  if (!document) return 0
  const age = document.date ? Math.max(0, Date.parse(today) - Date.parse(document.date)) / year : 0
  return (document.language === language ? 1.5 : 1) / (1 + age / 4)
}

/** Of a page that was found in several languages, only the visitor's. */
function oneLanguageEach(matches: readonly Match[], language: Language): Match[] {
  const page = ({ document }: Match) => document.path.slice(`/${document.language}`.length)
  const own = new Set(matches.filter((it) => it.document.language === language).map(page))
  return matches.filter((it) => it.document.language === language || !own.has(page(it)))
}
