import type { QueryCombination } from 'minisearch'

/** A misspelt word may differ in this part of its letters; what is longer than any word is not compared. */
const likeness = 0.25
const longestFuzzy = 24

/** All words, each in any of its ways. */
const all = (words: QueryCombination[]): QueryCombination => ({ combineWith: 'AND', queries: words })

/** The words of the query, begun or whole; each may be written together with its neighbours, or apart in itself. */
export function asWritten(terms: string[]): QueryCombination {
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

export const misspelt = (terms: string[]): QueryCombination =>
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
