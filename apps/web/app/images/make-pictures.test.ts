import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BulkheadRejectedError } from 'cockatiel'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { convertPicture } from './convert-picture.server.ts'
import { makePictures } from './make-pictures.server.ts'
import { pictureFiles } from './picture-files.server.ts'
import { type PictureFormat, type PictureWidth, pictureTypes } from './picture-url.ts'

const media = new URL('../../../cms/demo/media/', import.meta.url)
const upload = (name: string) => ({ address: new URL(name, media).pathname, revision: '1' })
const beads = upload('cover-beads.webp')
const variant = (width: PictureWidth, format: PictureFormat = 'webp') => ({
  name: 'x',
  revision: '1',
  width,
  format,
})

let folder: string
let read: string[]
let most: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  read = []
  most = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Pictures of the files of a folder: the demo content's own, and those that a test puts there. */
function pictures({ atOnce = 2, waiting = 100, recipe = 1, at = folder } = {}) {
  let working = 0
  return makePictures({
    readOriginal: async (address) => {
      read.push(address)
      return readFile(address).catch(() => undefined)
    },
    async convert(...given) {
      most = Math.max(most, ++working)
      return convertPicture(...given).finally(() => working--)
    },
    files: pictureFiles(at, 100_000_000, () => undefined),
    atOnce,
    waiting,
    recipe,
  })
}

test.each(Object.keys(pictureTypes) as PictureFormat[])(
  'a picture is converted to %s, in the requested width',
  async (format) => {
    const made = await pictures()(beads, variant(320, format))
    const { width, height, format: is, compression, space, exif, icc } = await sharp(made?.bytes).metadata()
    const named = { avif: 'heif', webp: 'webp', jpg: 'jpeg', png: 'png' }[format]
    expect([width, height, is, space]).toEqual([320, 213, named, 'srgb'])
    if (format === 'avif') expect(compression).toBe('av1')
    expect([exif, icc]).toEqual([undefined, undefined])
  },
)

test('a picture is never enlarged', async () => {
  const made = await pictures()(beads, variant(2560))
  expect((await sharp(made?.bytes).metadata()).width).toBe(1200)
})

test('transparency is preserved, and is white in a JPEG', async () => {
  const address = join(folder, 'clear.png')
  await sharp({ create: { width: 400, height: 400, channels: 4, background: '#ff000000' } })
    .png()
    .toFile(address)
  const of = pictures()
  for (const format of ['avif', 'webp', 'png'] as const)
    expect(
      (await sharp((await of({ address, revision: '1' }, variant(160, format)))?.bytes).stats()).isOpaque,
    ).toBe(false)
  const { dominant } = await sharp((await of({ address, revision: '1' }, variant(160, 'jpg')))?.bytes).stats()
  expect(Math.min(...Object.values(dominant))).toBeGreaterThan(240)
})

test('a photograph is rotated upright, and its metadata removed', async () => {
  const address = join(folder, 'camera.jpg')
  const lying = await readFile(new URL('cover-beads.webp', media))
  await sharp(lying)
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(address)
  expect((await sharp(address).metadata()).exif).toBeDefined()
  const { width, height, exif, orientation } = await sharp(
    (await pictures()({ address, revision: '1' }, variant(480, 'jpg')))?.bytes,
  ).metadata()
  expect([width, height, exif, orientation]).toEqual([480, 720, undefined, undefined])
})

test('a hundred concurrent requests for a picture cause one conversion', async () => {
  const of = pictures()
  const answers = await Promise.all(Array.from({ length: 100 }, () => of(beads, variant(160))))
  expect(new Set(answers.map((it) => it?.tag)).size).toBe(1)
  expect(read).toHaveLength(1)
})

test('few conversions run at once, and requests beyond the queue are refused', async () => {
  const of = pictures({ atOnce: 2, waiting: 5 })
  const pending = (['avif', 'webp', 'jpg', 'png'] as const).flatMap((format) =>
    ([160, 320, 480] as const).map((width) => of(beads, variant(width, format))),
  )
  const answers = await Promise.allSettled(pending)
  const refused = answers.filter((it) => it.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(BulkheadRejectedError)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(5)
  expect(most).toBe(2)
  expect(await of(beads, variant(640))).toBeDefined()
})

test('a converted picture is read from its file, by this process and the next, except for another revision or recipe', async () => {
  const of = pictures()
  const first = await of(beads, variant(160))
  const isStored = async () => (await readdir(folder)).filter((it) => !it.startsWith('.')).length
  await expect.poll(isStored).toBe(1)
  for (const it of [of, pictures()]) expect((await it(beads, variant(160)))?.tag).toBe(first?.tag)
  expect(read).toHaveLength(1)
  await of({ ...beads, revision: '2' }, variant(160))
  await pictures({ recipe: 2 })(beads, variant(160))
  expect(read).toHaveLength(3)
})

test('a picture that cannot be stored is returned all the same', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const of = pictures({ at: join(folder, 'a-file', 'pictures') })
  expect((await of(beads, variant(160)))?.bytes.length).toBeGreaterThan(100)
  expect((await of(beads, variant(160)))?.bytes.length).toBeGreaterThan(100)
})

test('a missing upload is undefined, and an invalid one fails, on each request', async () => {
  const of = pictures()
  expect(await of(upload('no-such-file.webp'), variant(160))).toBeUndefined()
  const text = join(folder, 'text.png')
  await writeFile(text, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const cut = join(folder, 'cut.webp')
  await writeFile(cut, (await readFile(beads.address)).subarray(0, 5000))
  for (const address of [text, cut, text])
    await expect(of({ address, revision: '1' }, variant(160)), address).rejects.toThrow()
})

test('a small file that decodes to a huge picture is refused before it is decoded', async () => {
  const address = join(folder, 'huge.png')
  await sharp({
    create: { width: 10_000, height: 5_001, channels: 3, background: '#123456' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toFile(address)
  await expect(pictures()({ address, revision: '1' }, variant(160))).rejects.toThrow(/pixel limit/)
})
