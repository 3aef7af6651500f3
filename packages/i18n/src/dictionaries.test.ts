import { expect, test } from 'vitest'
import { dictionaries } from './dictionaries.ts'
import { defaultLanguage, languages } from './locales.ts'

type Words = { [key: string]: string | Words }

const entries = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : entries(value, `${path}${key}.`),
  )
const wordsOf = (language: (typeof languages)[number]) => new Map(entries(dictionaries[language]))
const placeholders = (text: string) => [...text.matchAll(/{{[^}]+}}/g)].map(String).sort()

test.each(languages)(
  '%s says everything the default language says, and nothing else',
  { tags: ['spec:3.7'] },
  (language) => {
    expect([...wordsOf(language).keys()].sort()).toEqual([...wordsOf(defaultLanguage).keys()].sort())
  },
)

test.each(languages)('%s fills the same gaps in every sentence', (language) => {
  const here = wordsOf(language)
  for (const [key, text] of wordsOf(defaultLanguage))
    expect(placeholders(here.get(key) ?? ''), key).toEqual(placeholders(text))
})

test('no sentence is empty', () => {
  for (const language of languages)
    for (const [key, text] of wordsOf(language)) expect(text, key).not.toBe('')
})

test('the Persian uses Persian letters and digits, and no hamza sign in «درباره»', () => {
  for (const [key, text] of wordsOf('fa'))
    expect(text.replaceAll(/{{[^}]+}}/g, ''), key).not.toMatch(/[يك٠-٩0-9ۀ]|هٔ/)
})

/** Of formats, standards, laws, services and settings of browsers. */
const names =
  /OpenStreetMap|Plausible|Google Analytics|Do Not Track|Global Privacy Control|PIPEDA|AODA|WCAG|\b(RSS|CSV|PDF|IP|AA|axe)\b/g

test('the Persian dictionary has no English words except names', () => {
  for (const [key, text] of wordsOf('fa'))
    expect(text.replaceAll(/{{[^}]+}}/g, '').replaceAll(names, ''), key).not.toMatch(/[A-Za-z]/)
})
