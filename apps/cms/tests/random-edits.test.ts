import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFull } from '../../web/e2e/extent.ts'
import { publicTypes } from '../src/public-types.ts'
import { emptyServer } from './empty-server.ts'
import { pngPicture } from './png-picture.ts'
import { randomEntry } from './random-entries.ts'
import { uploadForm } from './upload-form.ts'

// Not given back: the next file would find random texts in the entries of single types.
const server = await emptyServer()
const { administrator } = server

const edits = isFull ? 1000 : 36
const seed = Number(process.env.TEST_SEED ?? 23)
const locales = ['fa', 'en']

/** What the server decides, or what differs at each save. */
const unwritten = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'localizations',
  'status',
]

/** The bytes of an entry as the panel's form has it; a file by its number. */
function bytesOf(entry: unknown): string {
  return JSON.stringify(entry, (key, value) => {
    if (unwritten.includes(key)) return
    return typeof value === 'object' && value !== null && 'mime' in value ? value.id : value
  })
}

async function pictures(): Promise<number[]> {
  const bytes = await pngPicture()
  const files = ['a.png', 'b.png', 'c.png'].map(
    (name) => [name, bytes, 'image/png'] as [string, Buffer, string],
  )
  const body = uploadForm(files)
  const response = await fetch(`${server.url}/upload`, { method: 'POST', headers: server.headers, body })
  return ((await response.json()) as { id: number }[]).map(({ id }) => id)
}

interface Desk {
  type: string
  documentId: string
  /** Without the language. */
  path: string
}

async function deskOf(type: string, content: object): Promise<Desk> {
  const isSingle = (publicTypes.single as readonly string[]).includes(type)
  const path = `/content-manager/${isSingle ? 'single' : 'collection'}-types/${type}`
  const { data } = await administrator(isSingle ? 'PUT' : 'POST', `${path}?locale=fa`, content)
  return { type, documentId: data.documentId, path: isSingle ? path : `${path}/${data.documentId}` }
}

const draftOf = async ({ path }: Desk, locale: string) =>
  bytesOf((await administrator('GET', `${path}?locale=${locale}`)).data)

it(`${edits} random edits of every type, in both languages, are restored byte for byte`, async () => {
  const files = await pictures()
  const types = [...publicTypes.collection, ...publicTypes.single]
  const contents = new Map(types.map((type) => [type, randomEntry(type, files)]))
  const sampled = (type: (typeof types)[number], run: number) =>
    fc.sample(contents.get(type) as fc.Arbitrary<object>, { seed: seed + run, numRuns: 1 })[0] as object
  const desks: Desk[] = []
  for (const type of types) desks.push(await deskOf(type, sampled(type, -1)))

  const saved: { desk: Desk; locale: string; version: number; bytes: string }[] = []
  for (let run = 0; run < edits; run++) {
    const at = run % desks.length
    const desk = desks[at] as Desk
    const locale = locales[Math.floor(run / desks.length) % 2] as string
    await administrator('PUT', `${desk.path}?locale=${locale}`, sampled(types[at] as 'api::page.page', run))
    const list = `/content-manager/versions/${desk.type}/${desk.documentId}?locale=${locale}`
    const [version] = (await administrator('GET', list)).versions
    saved.push({ desk, locale, version: version.id, bytes: await draftOf(desk, locale) })
  }

  const [order = []] = fc.sample(fc.shuffledSubarray(saved, { minLength: saved.length }), {
    seed,
    numRuns: 1,
  })
  for (const { desk, locale, version, bytes } of order) {
    const path = `/content-manager/versions/${desk.type}/${desk.documentId}/${version}/restore?locale=${locale}`
    const { notes } = await administrator('POST', path)
    // Random entries lack what the site needs to show them.
    for (const note of notes) expect(note).toMatch(/^This draft cannot be published as it is/)
    expect(await draftOf(desk, locale), `${desk.type} ${version}, seed ${seed}`).toBe(bytes)
  }
})
