import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Language } from '@islamic-centre/i18n/locales'
import { LRUCache } from 'lru-cache'
import { runInProcess } from '../../../platform/run-in-process.server.ts'
import sourceSans400 from './fonts/source-sans-3-400.ttf?inline'
import sourceSans700 from './fonts/source-sans-3-700.ttf?inline'
import vazirmatn400 from './fonts/vazirmatn-400.ttf?inline'
import vazirmatn700 from './fonts/vazirmatn-700.ttf?inline'
import makePdf from './ramadan-pdf.process.mjs?raw'
import type { RamadanSheet } from './ramadan-sheet.server.ts'
import template from './ramadan-sheet.typ?raw'

/** What the file shows of the centre: empty strings where it is unknown. */
export type SheetCentre = { centre: string; address: string; centreLanguage: Language }

/** A sheet that could not be made; the cause is `ProcessTimedOut` where that took too long. */
export class PdfFailed extends Error {
  override readonly name = 'PdfFailed'
}

/**
 * It takes less than a second, on a busy machine more than ten. The longest that a visitor waits for one is this, and those
 * before it.
 */
const limitMs = 30_000

/** Base64, without the head of the data URL. */
const fonts = [sourceSans400, sourceSans700, vazirmatn400, vazirmatn700].map((it) =>
  it.slice(it.indexOf(',') + 1),
)

const require = createRequire(import.meta.url)
/** Loaded by the process: a machine without its native module has a site without these files. */
const compiler = () => pathToFileURL(require.resolve('@myriaddreamin/typst-ts-node-compiler')).href

/** Five cities in two languages, each before and after a change of the content; a file has about 60 KB. */
const files = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 20 })

let last: Promise<unknown> = Promise.resolve()

/** One after the other: each process has about 80 MB. */
function inTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  const made = last.then(make)
  last = made.catch(() => undefined)
  return made
}

/**
 * The sheet as a PDF file of one A4 page, made once for the same content. Throws `PdfFailed` where it cannot be made, takes
 * longer than thirty seconds or would have more pages.
 */
export async function ramadanPdf(
  language: Language,
  sheet: RamadanSheet,
  centre: SheetCentre,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = JSON.stringify({ language, ...centre, ...sheet })
  const key = createHash('sha256').update(text).digest('base64url')
  const known = files.get(key)
  if (known) return known
  try {
    const file = await inTurn(async () => {
      const input = JSON.stringify({ compiler: compiler(), fonts, template, sheet: text })
      return files.get(key) ?? new Uint8Array(await runInProcess(makePdf, input, { limitMs }))
    })
    files.set(key, file)
    return file
  } catch (error) {
    throw new PdfFailed('The sheet of Ramadan could not be made.', { cause: error })
  }
}
