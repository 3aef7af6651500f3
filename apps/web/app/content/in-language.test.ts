import { expect, test } from 'vitest'
import { preferLanguage } from './in-language.server.ts'

const entry = (documentId: string, title: string) => ({ documentId, title })

test('an entry is shown once, in the reader’s language where it has one', () => {
  const lists = { fa: [entry('a', 'الف')], ca: [entry('a', 'A'), entry('b', 'B')] }
  expect(preferLanguage('fa', lists)).toEqual([
    { documentId: 'a', title: 'الف', language: 'fa' },
    { documentId: 'b', title: 'B', language: 'ca' },
  ])
  expect(preferLanguage('ca', lists).map((it) => it.language)).toEqual(['ca', 'ca'])
})

test('without a single translation the other language stands in', () => {
  expect(preferLanguage('fa', { fa: [], ca: [entry('b', 'B')] })).toMatchObject([{ language: 'ca' }])
  expect(preferLanguage('fa', { fa: [], ca: [] })).toEqual([])
})
