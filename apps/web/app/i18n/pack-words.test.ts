import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { expect, test } from 'vitest'
import { packWords, unpackWords } from './pack-words.ts'

test.each(languages)('the dictionary of %s is the same after it was packed', (language) => {
  expect(unpackWords(packWords(dictionaries[language]))).toEqual(dictionaries[language])
})

test('a text may be empty, end in a dot and contain the separator', () => {
  const words = { top: 'Top.', a: { empty: '', b: { choice: 'one | other', end: 'End.' }, last: '|' } }
  expect(unpackWords(packWords(words))).toEqual(words)
})

test('each key is written once, below the path of its section', () => {
  expect(packWords({ a: { x: 'X', b: { y: 'Y', z: 'Z' } } })).toBe('a.|x|X|a.b.|y|Y|z|Z')
})
