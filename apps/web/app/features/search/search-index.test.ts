import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { document } from './search-document.fixture.ts'
import { onePerPage, type SearchDocument } from './search-document.ts'
import { createSearchIndex } from './search-index.server.ts'

const today = '2026-11-21'
const asked = async (documents: SearchDocument[], query: string, language: 'fa' | 'ca' = 'fa') =>
  (await createSearchIndex(documents))(query, { language, today })
const titles = async (...of: Parameters<typeof asked>) =>
  (await asked(...of)).matches.map((it) => it.document.title)

const anyCharacter = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

describe('what is found', () => {
  test('a word of the title, of the speaker or of the text, begun or whole', async () => {
    const lecture = document('صبر در قرآن', { about: 'دکتر حسینی', text: 'گفتاری درباره بردباری' })
    for (const query of ['صبر', 'قران', 'حسيني', 'بردب', 'صبر حسینی', 'گفتار'])
      expect(await titles([lecture], query), query).toEqual([lecture.title])
  })

  test('the plural of a word finds it, and a word finds its plural', async () => {
    const lectures = [document('سخنرانی شب قدر'), document('سخنرانی‌های محرم')]
    for (const query of ['سخنرانی', 'سخنرانی‌ها', 'سخنرانی ها', 'سخنرانیها', 'سخنراني هاي'])
      expect((await titles(lectures, query)).toSorted(), query).toEqual(
        lectures.map((it) => it.title).toSorted(),
      )
  })

  test('every word has to be there', async () => {
    const both = document('کلاس قرآن کودکان')
    expect(await titles([both, document('کلاس فارسی'), document('ختم قرآن')], 'کلاس قرآن')).toEqual([
      both.title,
    ])
  })

  test('two words of Persian are found apart, with a half-space and together, in whichever way they are written', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'بپتجچدرزسشفقکگلن'), minLength: 3, maxLength: 6 })
    const between = fc.constantFrom(' ', '\u200c', '')
    await fc.assert(
      fc.asyncProperty(letters, letters, between, between, async (one, two, written, typed) => {
        const found = document(`دفتر ${one}${written}${two} کوچک`)
        expect(await titles([found, document('دیگر')], `${one}${typed}${two}`)).toEqual([found.title])
      }),
    )
  })

  test('a compound with «و» is found in each of its spellings', async () => {
    for (const written of ['جست‌وجو', 'جست و جو', 'جستوجو'])
      for (const typed of ['جست‌وجو', 'جست و جو', 'جستوجو'])
        expect(await titles([document(written)], typed), `${typed} in ${written}`).toEqual([written])
  })

  test('a misspelt word finds similar ones, and the result is marked so', async () => {
    const documents = [document('رمضان'), document('محرم')]
    expect(await asked(documents, 'رمظان')).toMatchObject({
      similar: true,
      matches: [{ document: documents[0] }],
    })
    expect((await asked(documents, 'رمضان')).similar).toBe(false)
  })

  test('nothing, where nothing is written or nothing is like it', async () => {
    expect(await titles([document('رمضان')], ' \u200c ؟ ')).toEqual([])
    expect(await titles([document('رمضان')], 'zzzzzz')).toEqual([])
  })

  test('every query has an answer', async () => {
    const index = await createSearchIndex([document('رمضان'), document('Ramadan', { language: 'ca' })])
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (query) => {
        expect(index(query, { language: 'fa', today }).matches.length).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('what comes first', () => {
  test('a title before a text', async () => {
    const inText = document('برنامه هفته', { text: 'شب‌های رمضان در کانون' })
    const inTitle = document('رمضان', { text: 'برنامه هفته' })
    expect(await titles([inText, inTitle], 'رمضان')).toEqual(['رمضان', 'برنامه هفته'])
  })

  test('a whole word before one that only begins so', async () => {
    expect(await titles([document('عیدانه'), document('عید')], 'عید')).toEqual(['عید', 'عیدانه'])
  })

  test('of like records the newer', async () => {
    const years = ['2023-04-21', '2026-03-20', '2025-03-30'].map((date) =>
      document('نماز عید', { date, path: `/fa/events/${date}` }),
    )
    expect((await asked(years, 'نماز عید')).matches.map((it) => it.document.date)).toEqual([
      '2026-03-20',
      '2025-03-30',
      '2023-04-21',
    ])
  })

  test('the visitor’s language, and what is in the other after it', async () => {
    const documents = [
      document('Zoom 2026', { path: '/fa/p/a' }),
      document('Zoom 2026', { path: '/ca/p/b', language: 'ca', languages: ['ca'] }),
    ]
    const found = async (language: 'fa' | 'ca') =>
      (await asked(documents, 'zoom ۲۰۲۶', language)).matches.map((it) => it.document.language)
    expect(await found('fa')).toEqual(['fa', 'ca'])
    expect(await found('ca')).toEqual(['ca', 'fa'])
  })

  test('a page that is found in both languages is shown once, in the visitor’s', async () => {
    const languages = ['fa', 'ca'] as const
    const documents = languages.map((language) =>
      document('Zoom', { path: `/${language}/p/zoom`, language, languages }),
    )
    expect((await asked(documents, 'zoom', 'ca')).matches.map((it) => it.document.path)).toEqual([
      '/ca/p/zoom',
    ])
  })
})

test('a recording and its notes are one page, found by the words of both', async () => {
  const recording = document('صبر', { about: 'حسینی', date: '2026-01-02', path: '/fa/lectures/1' })
  const notes = document('گفتاری در صبر', { text: 'چکیده', path: '/fa/lectures/1' })
  expect(onePerPage([notes, recording])).toEqual([{ ...notes, about: 'صبر · حسینی', date: '2026-01-02' }])
  expect(await titles([notes, recording], 'حسینی چکیده')).toEqual(['گفتاری در صبر'])
})
