import { searchTerms } from '@islamic-centre/i18n/search-terms'
import { LRUCache } from 'lru-cache'

/** A text in parts: those with an odd index were found. */
export type MarkedText = string[]

type Terms = ReadonlySet<string>
type Span = { start: number; end: number }

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u0640'’]*/gu

const maxWords = 20_000
/** A language has few different words, so most are found here. */
const known = new LRUCache<string, readonly string[]>({ max: maxWords })

function termsOf(text: string): readonly string[] {
  const before = known.get(text)
  if (before) return before
  const terms = searchTerms(text)
  known.set(text, terms)
  return terms
}

/** The positions of the words that were found. */
function* foundWords(text: string, terms: Terms): Generator<Span> {
  for (const { 0: it, index } of text.matchAll(word))
    if (termsOf(it).some((term) => terms.has(term))) yield { start: index, end: index + it.length }
}

/** The positions of two words that are searched for as one: «می شود». */
function* foundPairs(text: string, terms: Terms): Generator<Span> {
  let first: RegExpExecArray | undefined
  for (const second of text.matchAll(word)) {
    if (first && searchTerms(`${first[0]} ${second[0]}`).some((term) => terms.has(term)))
      yield { start: first.index, end: second.index + second[0].length }
    first = second
  }
}

function found(text: string, terms: Terms): Span[] {
  const words = [...foundWords(text, terms)]
  return words.length > 0 ? words : [...foundPairs(text, terms)]
}

/** The whole text, with the words that were found as parts of their own. */
export function markedText(text: string, terms: Terms): MarkedText {
  const parts: MarkedText = []
  let at = 0
  for (const { start, end } of found(text, terms)) {
    parts.push(text.slice(at, start), text.slice(start, end))
    at = end
  }
  return [...parts, text.slice(at)]
}

const maxExcerpt = 160
/** Characters before the first word that was found. */
const lead = 50

/** A part of the text around the first word that was found, from a whole word to a whole word; else its beginning. */
export function markedExcerpt(text: string, terms: Terms): MarkedText {
  const first = foundWords(text, terms).next().value ?? foundPairs(text, terms).next().value
  const from = first && first.start > lead + 10 ? text.lastIndexOf(' ', first.start - lead) + 1 : 0
  const rest = text.slice(from)
  const to = rest.length > maxExcerpt ? rest.lastIndexOf(' ', maxExcerpt) : rest.length
  const shown = rest.slice(0, to > 0 ? to : maxExcerpt).toWellFormed()
  return markedText(`${from > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? ' …' : ''}`, terms)
}
