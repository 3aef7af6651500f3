import { expect, it, vi } from 'vitest'
import { signUpsAsCsv } from '../src/admin/sign-ups/sign-ups-as-csv.ts'

it('The CSV file of who comes is UTF-8 for spreadsheets, and none of its cells runs as a formula', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const person = {
    documentId: 'a',
    name: '=HYPERLINK("https://example.org")',
    email: 'mina@example.org',
    phone: '+1 416 555 0100',
    adults: 2,
    children: 1,
    firstAnswer: '-2+3',
    secondAnswer: null,
    state: 'confirmed' as const,
    language: 'fa' as const,
    createdAt: '2026-11-26T01:05:00.000Z',
  }
  const csv = signUpsAsCsv({
    event: 'supper',
    occurrence: '2026-12-04',
    title: 'Supper',
    places: 3,
    confirmed: 3,
    waiting: 0,
    children: 1,
    questions: [{ textFa: 'غذا؟', textEn: 'Food?', required: false }],
    registrations: [person, { ...person, name: 'مینا، راد', phone: null, firstAnswer: null }],
  })
  vi.unstubAllGlobals()
  const [head, first, second] = csv.split('\r\n')
  expect(head).toBe('\uFEFF"Name","E-mail","Telephone","Adults","Children","State","Food?","Signed up"')
  expect(first).toBe(
    `"'=HYPERLINK(""https://example.org"")","mina@example.org","'+1 416 555 0100","2","1","Has a place","'-2+3","2026-11-25 20:05"`,
  )
  expect(second).toBe('"مینا، راد","mina@example.org","","2","1","Has a place","","2026-11-25 20:05"')
})
