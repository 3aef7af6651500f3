import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document } from './search-document.fixture.ts'
import type { SearchDocument } from './search-document.ts'
import { createSearchIndex, createSearchIndexUpdates, type SearchIndex } from './search-index.server.ts'

const today = '2026-11-21'
const languages = ['fa', 'ca'] as const

const word = fc.constantFrom(
  ...[
    'نماز',
    'نمازگاه',
    'عید',
    'عیدانه',
    'قدر',
    'کتاب',
    'کتابخانه',
    'خانه',
    'جست و جو',
    'class',
    'classroom',
  ],
)
const text = fc.array(word, { maxLength: 6 }).map((it) => it.join(' '))

/** An entry, written in one language or in both; equal words are many, so that scores are equal. */
const entry = fc.record({
  written: fc.subarray([...languages], { minLength: 1 }),
  title: fc.array(word, { minLength: 1, maxLength: 2 }).map((it) => it.join(' ')),
  about: fc.oneof(fc.constant(''), word),
  text,
  kind: fc.constantFrom('page' as const, 'event' as const),
  date: fc.option(fc.constantFrom('2020-01-01', '2025-06-01', today), { nil: undefined }),
})
type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never

/** Up to eight entries change at once: each is added or replaced, removed, or gets other words, languages or another day. */
const change = fc.dictionary(
  fc.constantFrom(...'abcdefgh'),
  fc.oneof(
    fc.record({ put: entry }),
    fc.constant({ remove: true } as const),
    fc.record({ edit: entry, keys: fc.subarray(['written', 'text', 'date', 'kind'] as const) }),
  ),
  { maxKeys: 8 },
)

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

function apply(entries: Map<string, Entry>, changes: Change) {
  for (const [name, it] of Object.entries(changes)) {
    const known = entries.get(name)
    if ('put' in it) entries.set(name, it.put)
    else if ('remove' in it) entries.delete(name)
    else if (known) entries.set(name, { ...known, ...pick(it.edit, it.keys) })
  }
}

const pick = (entry: Entry, keys: readonly (keyof Entry)[]): Partial<Entry> =>
  Object.fromEntries(keys.map((key) => [key, entry[key]]))

const documentsOf = (entries: ReadonlyMap<string, Entry>): SearchDocument[] =>
  languages.flatMap((language) =>
    [...entries].flatMap(([name, { written, ...of }]) =>
      written.includes(language)
        ? [document(of.title, { ...of, path: `/${language}/p/${name}`, language, languages: written })]
        : [],
    ),
  )

const queries = ['نماز', 'عید', 'ن', 'کتابخانه', 'کتاب خانه', 'جستوجو', 'class', 'نماز عید', 'نمار', 'قدر c']

const found = (index: SearchIndex) =>
  queries.flatMap((query) =>
    languages.map((language) => {
      const { matches, similar } = index(query, { language, today })
      return [query, similar, matches.map(({ document, terms }) => [document, [...terms].toSorted()])]
    }),
  )

test('after any changes it finds what an index that is built anew finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const entries = new Map<string, Entry>()
      const update = createSearchIndexUpdates()
      for (const it of changes) {
        apply(entries, it)
        const documents = documentsOf(entries)
        expect(found(await update(documents))).toEqual(found(await createSearchIndex(documents)))
      }
    }),
    { numRuns: 200 },
  )
})

test('a thousand edits later equal scores are still in the order of the content', async () => {
  const update = createSearchIndexUpdates()
  const documents = Array.from({ length: 30 }, (_, at) =>
    document('نماز عید', { path: `/fa/p/${at}`, text: 'عید '.repeat(at % 3) }),
  )
  await update(documents)
  for (let edit = 0; edit < 1000; edit++) {
    const at = edit % documents.length
    const text = `${documents[at]?.text} ${'کتاب '.repeat(edit % 7)}`
    await update(documents.with(at, document('نماز', { path: `/fa/p/${at}`, text })))
  }
  expect(found(await update(documents))).toEqual(found(await createSearchIndex(documents)))
})

test('while many documents change each is found as it was or as it is', async () => {
  const update = createSearchIndexUpdates()
  const written = (title: string) =>
    Array.from({ length: 2000 }, (_, at) =>
      document(`${title} نماز`, { path: `/fa/p/${at}`, text: `${at} `.repeat(40) }),
    )
  const index = await update(written('پیش'))
  let isDone = false
  const updating = update(written('پس')).then(() => {
    isDone = true
  })
  const counts: number[] = []
  while (!isDone) {
    counts.push(index('نماز', { language: 'fa', today }).matches.length)
    await setImmediate()
  }
  await updating
  expect(counts.length).toBeGreaterThan(2)
  expect(new Set(counts)).toEqual(new Set([2000]))
  expect(index('پیش', { language: 'fa', today }).matches).toEqual([])
})
