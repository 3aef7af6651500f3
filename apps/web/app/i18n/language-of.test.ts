import { expect, test } from 'vitest'
import { languageOf, textIn } from './language-of.ts'

test('the language of a text that is stored once for all languages is detected by its script', () => {
  expect(languageOf('دیوار شبستان')).toBe('fa')
  expect(languageOf('The prayer hall')).toBe('ca')
  expect(languageOf('نقش «OIC» روی کاشی')).toBe('fa')
  expect(languageOf('۱۴۰۵ / 2026')).toBeUndefined()
})

test('text in another language than the page is omitted', () => {
  expect(textIn('fa', 'دیوار شبستان')).toBe('دیوار شبستان')
  expect(textIn('ca', 'دیوار شبستان')).toBeUndefined()
  expect(textIn('ca', '')).toBeUndefined()
})
