import { expect, test } from 'vitest'
import { markedExcerpt, markedText } from './marked-text.server.ts'

const marked = (text: string, ...terms: string[]) => markedText(text, new Set(terms))

test('a word is marked as it is written, whatever its spelling', () => {
  expect(marked('شبِ قَدر، سخنرانی‌ها', 'قدر', 'سخنرانی')).toEqual(['شبِ ', 'قَدر', '، ', 'سخنرانی‌ها', ''])
  expect(marked('Café au lait', 'cafe')).toEqual(['', 'Café', ' au lait'])
  expect(marked('سال ۱۴۰۵', '1405')).toEqual(['سال ', '۱۴۰۵', ''])
})

test('two words that are searched for as one are marked together', () => {
  expect(marked('آن چه می شود', 'میشود')).toEqual(['آن چه ', 'می شود', ''])
})

test('a text without them is whole, and markup in it is text', () => {
  expect(marked('<b>قدر</b>', 'نیست')).toEqual(['<b>قدر</b>'])
})

test('of a long text the part around the first word is shown, from a whole word to a whole word', () => {
  const text = `${'پیش '.repeat(100)}رمضان ${'پس '.repeat(100)}`.trim()
  const shown = markedExcerpt(text, new Set(['رمضان']))
  expect(shown[1]).toBe('رمضان')
  expect(shown[0]).toMatch(/^… (پیش )+$/)
  expect(shown[2]).toMatch(/^( پس)+ …$/)
  expect(shown.join('').length).toBeLessThan(200)
})

test('of a text without the words its beginning is shown', () => {
  expect(markedExcerpt('کوتاه', new Set(['رمضان']))).toEqual(['کوتاه'])
  expect(markedExcerpt('واژه '.repeat(100).trim(), new Set(['رمضان']))[0]).toMatch(/^واژه .* …$/)
  expect(markedExcerpt('x'.repeat(1000), new Set(['رمضان']))[0]?.length).toBeLessThan(200)
})
