import { createHash } from 'node:crypto'
import type { Language } from '@islamic-centre/i18n/locales'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { LRUCache } from 'lru-cache'
import sourceSans400 from './fonts/source-sans-3-400.ttf?inline'
import sourceSans700 from './fonts/source-sans-3-700.ttf?inline'
import vazirmatn400 from './fonts/vazirmatn-400.ttf?inline'
import vazirmatn700 from './fonts/vazirmatn-700.ttf?inline'
import type { RamadanSheet } from './ramadan-sheet.server.ts'
import template from './ramadan-sheet.typ?raw'

/** What the file shows of the centre: empty strings where it is unknown. */
export type SheetCentre = { centre: string; address: string; centreLanguage: Language }

/** A sheet that could not be made. */
export class PdfFailed extends Error {
  override readonly name = 'PdfFailed'
}

const fonts = [sourceSans400, sourceSans700, vazirmatn400, vazirmatn700].map((it) =>
  Buffer.from(it.slice(it.indexOf(',') + 1), 'base64'),
)

let loading: Promise<NodeCompiler> | undefined

/** Loaded when the first file is requested: a machine without its native module has a site without these files. */
function compiler(): Promise<NodeCompiler> {
  loading ??= import('@myriaddreamin/typst-ts-node-compiler').then(({ NodeCompiler }) =>
    NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] }),
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Five cities in two languages, each before and after a change of the content; a file has about 60 KB. */
const files = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 20 })

/**
 * The sheet as a PDF file of one A4 page, made once for the same content. Throws `PdfFailed` where it cannot be made or would
 * have more pages.
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
    const typst = await compiler()
    const { result, takeError } = typst.compile({ mainFileContent: template, inputs: { sheet: text } })
    if (!result) throw takeError()
    if (result.numOfPages !== 1) throw new Error(`The sheet has ${result.numOfPages} pages.`)
    const file = new Uint8Array(typst.pdf(result))
    // Its results for other sheets would stay in memory.
    typst.evictCache(0)
    files.set(key, file)
    return file
  } catch (error) {
    throw new PdfFailed('The sheet of Ramadan could not be made.', { cause: error })
  }
}
