import { expect, test } from 'vitest'
import { languageOf, textIn } from './language-of.ts'

test('words kept once for all languages are known by their letters', () => {
  expect(languageOf('دیوار شبستان')).toBe('fa')
  expect(languageOf('The prayer hall')).toBe('ca')
  expect(languageOf('نقش «OIC» روی کاشی')).toBe('fa')
  expect(languageOf('۱۴۰۵ / 2026')).toBeUndefined()
})

test('words of another language than the page are none', () => {
  expect(textIn('fa', 'دیوار شبستان')).toBe('دیوار شبستان')
  expect(textIn('ca', 'دیوار شبستان')).toBeUndefined()
  expect(textIn('ca', '')).toBeUndefined()
})
