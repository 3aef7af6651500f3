import { afterEach, expect, test, vi } from 'vitest'
import { ramadanFrom } from '../../../dates/ramadan.ts'
import { runInProcess } from '../../../platform/run-in-process.server.ts'
import { PdfFailed, ramadanPdf } from './ramadan-pdf.server.ts'
import { ramadanSheet } from './ramadan-sheet.server.ts'

vi.mock('../../../platform/run-in-process.server.ts', { spy: true })

const centre = { centre: 'کانون اسلامی', address: '100 Queen Street', centreLanguage: 'fa' } as const
const settings = { method: 'jafari' as const, adjustments: {}, hijriOffset: 0, months: [] }

function sheetOf(language: 'fa' | 'ca', { title = 'Qadr', begins = '' } = {}) {
  const months = begins ? [{ year: 1448, month: 9, begins, calculated: false }] : []
  const ramadan = ramadanFrom('2027-02-20', { ...settings, months })
  const occasion = (date: string) => ({ date, slug: 'qadr', title, written: language })
  return ramadanSheet(language, {
    city: 'montreal',
    ramadan,
    settings,
    occasions: ['2027-02-10', '2027-02-25', '2027-02-25'].map(occasion),
  })
}

const textOf = (file: Uint8Array) => Buffer.from(file).toString('latin1')
const run = vi.mocked(runInProcess)

afterEach(() => {
  vi.clearAllMocks()
})

test.each(['fa', 'ca'] as const)(
  'in %s it is one A4 page with the fonts of the site within it',
  async (language) => {
    const text = textOf(await ramadanPdf(language, sheetOf(language), centre))
    expect(text).toMatch(/^%PDF-1\./)
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(text).toMatch(/\/MediaBox\s*\[0 0 595\.2\d* 841\.8\d*\]/)
    expect(text).toMatch(/\/BaseFont\s*\/[A-Z]{6}\+Vazirmatn/)
    expect(text.match(/\/BaseFont\s*\/(?![A-Z]{6}\+(?:Vazirmatn|SourceSans3))/g)).toBeNull()
    expect(text.includes(language === 'fa' ? '/Lang (fa-CA)' : '/Lang (en-CA)')).toBe(true)
  },
)

test('what editors write is text, never markup, and the longest stays on the page', async () => {
  const title = `#sys.inputs *bold* $x$ ${'a long name of an occasion '.repeat(40)}`
  const text = textOf(await ramadanPdf('ca', sheetOf('ca', { title }), centre))
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('the same sheet is made once, and another after a declaration', async () => {
  const make = (begins?: string) =>
    ramadanPdf('ca', sheetOf('ca', begins ? { begins } : {}), { ...centre, address: 'Once' })
  const first = await make()
  expect(await make()).toBe(first)
  expect(run).toHaveBeenCalledTimes(1)
  const declared = await make('2027-02-09')
  expect(run).toHaveBeenCalledTimes(2)
  expect(Buffer.compare(declared, first)).not.toBe(0)
})

test('one that could not be made is an error of its own, and is made at the next request', async () => {
  const make = () => ramadanPdf('fa', sheetOf('fa'), { ...centre, address: 'Again' })
  run.mockRejectedValueOnce(new Error('out of memory'))
  await expect(make()).rejects.toThrow(PdfFailed)
  expect((await make()).length).toBeGreaterThan(10_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('one that takes too long is killed, and the next is made', async () => {
  const address = 'Too long'
  // A module that never ends, within the time of a test.
  const { runInProcess: real } = await vi.importActual<
    typeof import('../../../platform/run-in-process.server.ts')
  >('../../../platform/run-in-process.server.ts')
  run.mockImplementationOnce((_, input) => real('for (;;) {}', input, { limitMs: 500 }))
  const [slow, next] = await Promise.allSettled([
    ramadanPdf('ca', sheetOf('ca'), { ...centre, address }),
    ramadanPdf('fa', sheetOf('fa'), { ...centre, address }),
  ])
  expect(slow).toMatchObject({ status: 'rejected', reason: expect.any(PdfFailed) })
  expect(slow.status === 'rejected' && slow.reason.cause.name).toBe('ProcessTimedOut')
  expect(next.status).toBe('fulfilled')
})

test('each is made within a limit', async () => {
  await ramadanPdf('ca', sheetOf('ca'), { ...centre, address: 'Limited' })
  expect(run.mock.calls.map(([, , options]) => options.limitMs)).toEqual([30_000])
})

test('a sheet of two pages is refused', async () => {
  const sheet = sheetOf('ca')
  const many = { ...sheet, days: [...sheet.days, ...sheet.days] }
  await expect(ramadanPdf('ca', many, centre)).rejects.toThrow(PdfFailed)
})
