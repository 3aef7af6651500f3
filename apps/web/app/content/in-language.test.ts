import { expect, test } from 'vitest'
import { firstWith, preferLanguage } from './in-language.server.ts'

const entry = (documentId: string, title: string) => ({ documentId, title })

test('an entry is shown once, in the reader’s language where it has one', () => {
  const lists = { fa: [entry('a', 'الف')], ca: [entry('a', 'A'), entry('b', 'B')] }
  expect(preferLanguage('fa', lists)).toEqual([
    { documentId: 'a', title: 'الف', language: 'fa', languages: ['fa', 'ca'] },
    { documentId: 'b', title: 'B', language: 'ca', languages: ['ca'] },
  ])
  expect(preferLanguage('ca', lists).map((it) => it.language)).toEqual(['ca', 'ca'])
})

test('without a single translation the other language stands in', () => {
  expect(preferLanguage('fa', { fa: [], ca: [entry('b', 'B')] })).toMatchObject([{ language: 'ca' }])
  expect(preferLanguage('fa', { fa: [], ca: [] })).toEqual([])
})

test('each part of a page is in the reader’s language where it was translated, alone', () => {
  type Texts = { biography?: string; article?: string }
  const fa: Texts = { biography: 'زندگی‌نامه' }
  const ca: Texts = { biography: 'A life', article: 'An article' }
  expect(firstWith('fa', { fa, ca }, 'biography')).toEqual({ value: 'زندگی‌نامه', language: 'fa' })
  expect(firstWith('fa', { fa, ca }, 'article')).toEqual({ value: 'An article', language: 'ca' })
  expect(firstWith('ca', { fa, ca: undefined }, 'biography')).toEqual({ value: 'زندگی‌نامه', language: 'fa' })
  expect(firstWith('fa', { fa, ca: undefined }, 'article')).toBeUndefined()
})
