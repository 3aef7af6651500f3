import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchForm, searchTerms } from './search-terms.ts'

const same = (...spellings: string[]) => expect(new Set(spellings.map(searchForm)).size).toBe(1)

describe('one form for all spellings', () => {
  test('Arabic and Persian letters', () => {
    same('یک کتاب', 'يك كتاب', 'ىك ڪتاب')
    same('جمعه', 'جمعة', 'جمعۀ', 'جمعهٔ')
    same('قرآن', 'قران', 'قرأن', 'قرٱن')
    same('إسلام', 'اسلام')
    same('مسئول', 'مسيول')
    same('ﻗﺮﺁﻥ', 'قرآن')
  })

  test('diacritics, tatweel and marks that are not seen', () => {
    same('اَلحَمدُ لِلّه', 'الحمد لله')
    same('ســـلام', 'سلام')
    same('\u202bسلام\u202c', 'سلام', 'سلا\u00adم')
  })

  test('digits of three scripts', () => {
    same('۱۴۰۵/۰۹/۳۰', '1405/09/30', '١٤٠٥/٠٩/٣٠')
    expect(searchForm('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  })

  test('Latin letters, large or small, with accents or apostrophes or without', () => {
    same('Montréal', 'MONTREAL', 'montre\u0301al')
    same('Qur’an', "qur'an", 'Quran')
    same('ﬁtra', 'Fitra')
  })

  test('a half-space is a space, and so is anything that is no letter or digit', () => {
    same('گفت‌وگو', 'گفت وگو', '  گفت،\u00a0وگو! ')
    expect(searchForm('«؟!» \u200c')).toBe('')
  })
})

describe('the search terms', () => {
  test('the plural finds the singular, however it is written', () => {
    for (const spelling of [
      'سخنرانی‌ها',
      'سخنرانی ها',
      'سخنرانیها',
      'سخنرانی‌های',
      'سخنراني هاي',
      'سخنرانی‌هایی',
    ])
      expect(searchTerms(spelling), spelling).toEqual(searchTerms('سخنرانی'))
    expect(searchTerms('کتاب‌هایشان')).toEqual(['کتاب'])
  })

  test('a word that only looks like a plural is unchanged', () => {
    expect(searchTerms('تنها')).toEqual(['تنها'])
    expect(searchTerms('ها')).toEqual(['ها'])
  })

  test('verbs and comparatives are one word', () => {
    for (const [apart, half, together] of [
      ['می شود', 'می‌شود', 'میشود'],
      ['نمی دانم', 'نمی‌دانم', 'نمیدانم'],
      ['بزرگ تر', 'بزرگ‌تر', 'بزرگتر'],
      ['بزرگ ترین', 'بزرگ‌ترین', 'بزرگترین'],
    ] as const)
      expect([searchTerms(apart), searchTerms(half)]).toEqual([searchTerms(together), searchTerms(together)])
  })

  test('the English plural is the singular', () => {
    expect(searchTerms('Lectures classes boxes')).toEqual(['lecture', 'class', 'box'])
    expect(searchTerms('class Jesus bus')).toEqual(['class', 'jesus', 'bus'])
  })
})

describe('whatever is written', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'اأإآٱبپيیىكکةهۀ\u0654ـَّ\u200c ۱١1aÉé’ئؤء') }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  )

  test('the form of the form is the form', () => {
    fc.assert(
      fc.property(unit, (text) => {
        expect(searchForm(searchForm(text))).toBe(searchForm(text))
      }),
    )
  })

  test('a variant spelling has the same form', () => {
    const variants = [
      ['ی', 'ي'],
      ['ک', 'ك'],
      ['ه', 'ة'],
      ['ا', 'أ'],
      ['ا', 'آ'],
      ['۴', '٤'],
      ['4', '۴'],
      [' ', '\u200c'],
      ['', 'ـ'],
      ['', 'َ'],
    ] as const
    const persian = fc.string({ unit: fc.constantFrom(...'آابپتیکهمنۀ۴ ') })
    fc.assert(
      fc.property(persian, fc.constantFrom(...variants), (text, [one, other]) => {
        expect(searchForm(text.replaceAll(one, other))).toBe(searchForm(text))
      }),
    )
  })

  test('words are letters and digits alone, and none is empty', () => {
    fc.assert(
      fc.property(unit, (text) => {
        for (const term of searchTerms(text)) expect(term).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
    )
  })
})
