import { expect, test, vi } from 'vitest'
import { preferLanguage } from './in-language.server.ts'
import { memoizeLists } from './memoize.server.ts'

type Entry = { documentId: string; title: string }
const entry = (documentId: string, title: string): Entry => ({ documentId, title })

test('lists are merged once for each language, until one of them is another', () => {
  const compute = vi.fn(preferLanguage<Entry>)
  const merged = memoizeLists(compute)
  const [fa, ca] = [[entry('a', 'الف')], [entry('a', 'A')]]
  const first = merged('fa', { fa, ca })
  for (let views = 0; views < 3; views++) expect(merged('fa', { fa, ca })).toBe(first)
  expect(merged('ca', { fa, ca })).toMatchObject([{ title: 'A' }])
  expect(compute).toHaveBeenCalledTimes(2)
  expect(merged('fa', { fa: [], ca })).toMatchObject([{ title: 'A' }])
  expect(merged('fa', { fa, ca: [...ca, entry('b', 'B')] })).toHaveLength(2)
  expect(compute).toHaveBeenCalledTimes(4)
})

test('an entry that has not changed is the same object in the next list', () => {
  const [a, b] = [entry('a', 'الف'), entry('b', 'ب')]
  const before = preferLanguage('fa', { fa: [a, b], ca: [] })
  const after = preferLanguage('fa', { fa: [a, entry('b', 'other')], ca: [] })
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
  // A translation that is added changes what the page of it shows.
  expect(preferLanguage('fa', { fa: [a], ca: [entry('a', 'A')] })).toEqual([
    { ...a, language: 'fa', languages: ['fa', 'ca'] },
  ])
})
