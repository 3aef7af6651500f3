import { type Language, languages } from '@islamic-centre/i18n/locales'

/** Computes once for each object, by identity. */
export function memoize<Input extends object, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const results = new WeakMap<Input, { result: Result }>()
  return (input) => {
    const known = results.get(input) ?? { result: compute(input) }
    results.set(input, known)
    return known.result
  }
}

type Lists<Entry> = Record<Language, readonly Entry[]>
type Node<Result> = { next: WeakMap<object, Node<Result>>; results: Map<Language, Result> }

const emptyNode = <Result>(): Node<Result> => ({ next: new WeakMap(), results: new Map() })

/** Computes once for each visitor's language and each set of lists, by identity. */
export function memoizeLists<Entry, Item>(
  compute: (language: Language, lists: Lists<Entry>) => readonly Item[],
): (language: Language, lists: Lists<Entry>) => readonly Item[] {
  const root = emptyNode<readonly Item[]>()
  return (language, lists) => {
    let node = root
    for (const it of languages) {
      const next = node.next.get(lists[it]) ?? emptyNode<readonly Item[]>()
      node.next.set(lists[it], next)
      node = next
    }
    const known = node.results.get(language)
    if (known !== undefined) return known
    const result = compute(language, lists)
    node.results.set(language, result)
    return result
  }
}
