import type { QueryCombination } from 'minisearch'

/** The share of letters in which a misspelt word may differ; terms that are longer than any word are not compared. */
const fuzziness = 0.25
const maxFuzzyLength = 24

/** Matches documents that match every one of these queries. */
const all = (words: QueryCombination[]): QueryCombination => ({ combineWith: 'AND', queries: words })

/** Matches the terms as words or prefixes, each also joined with a neighbour or split in two. */
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
      fuzzy: term.length > 3 && term.length <= maxFuzzyLength && fuzziness,
      maxFuzzy: 2,
    })),
  )

const isPersian = (term: string) => /^\p{Script=Arabic}+$/u.test(term)

/**
 * The pairs of words that a Persian term may consist of, with or without «و» between them: «کتابخانه», «جستوجو». A term
 * after another one may begin with «و».
 */
function partsOf(term: string, isFirst: boolean): string[][] {
  if (term.length > maxFuzzyLength || !isPersian(term)) return []
  return Array.from(term).flatMap((letter, at) => {
    const [first, second, afterAnd] = [term.slice(0, at), term.slice(at), term.slice(at + 1)]
    const apart = at > 2 && second.length > 2 ? [[first, second]] : []
    if (letter !== 'و' || afterAnd.length < 2 || at === 1 || (at === 0 && isFirst)) return apart
    return [...apart, at === 0 ? [afterAnd] : [first, afterAnd]]
  })
}
