import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { stateTimeout } from '../../../tools/test-timeouts.mjs'
import { sample } from '../../web/e2e/extent.ts'
import { answerOf } from './answer-of.ts'
import { emptyServer } from './empty-server.ts'
import { type BlockColour, heicPicture } from './heic-picture.ts'
import { launchBrowser } from './launch-browser.ts'
import { type Colour, corners, landscape, orientations, place, turned, upright } from './turned-photos.ts'
import { type UploadedFile, uploadForm } from './upload-form.ts'

const server = await emptyServer()
const { uploads, headers } = server
afterAll(() => server.giveBack())

const send = async (file: UploadedFile, to = '/upload') =>
  answerOf(await fetch(server.url + to, { method: 'POST', headers, body: uploadForm([file]) }))

interface Stored {
  url: string
  width: number
  height: number
}

interface Entry extends Stored {
  id: number
  name: string
  ext: string
  mime: string
  sizeInBytes: number
  formats: Record<string, Stored> | null
}

const accepted = async (file: UploadedFile): Promise<Entry> => {
  const { status, body } = await send(file)
  expect(status, JSON.stringify(body)).toBe(201)
  return body[0]
}

const served = async ({ url }: Stored) => Buffer.from(await (await fetch(server.url + url)).arrayBuffer())

/** The entry and every size of it are upright, and nothing of the camera's tags is in any of them. */
async function expectUpright(entry: Entry, width: number, height: number) {
  expect(entry).toMatchObject({ width, height })
  for (const stored of [entry, ...Object.values(entry.formats ?? {})]) {
    const picture = await served(stored)
    const header = await sharp(picture).metadata()
    expect([header.width, header.height]).toEqual([stored.width, stored.height])
    expect(stored.width > stored.height).toBe(width > height)
    expect([header.orientation ?? 1, header.exif, header.xmp]).toEqual([1, undefined, undefined])
    expect(picture.includes(place)).toBe(false)
    expect(await corners(picture)).toEqual(upright)
  }
}

describe('A photo is stored upright and without the place where it was taken', () => {
  it.each(sample('orientations', orientations, 3))('with the orientation %i', async (orientation) => {
    const bytes = await (await turned(orientation, 1200, 800)).jpeg().toBuffer()
    const entry = await accepted([`photo-${orientation}.jpg`, bytes, 'image/jpeg'])
    expect(Object.keys(entry.formats ?? {}).sort()).toEqual(['large', 'medium', 'small', 'thumbnail'])
    await expectUpright(entry, 1200, 800)
  })

  it.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('as %s', async (format, type) => {
    const bytes = await (await turned(6, 600, 400))[format]().toBuffer()
    await expectUpright(await accepted([`photo.${format}`, bytes, type]), 600, 400)
  })

  it('also if it is so small that it could not be made smaller', async () => {
    for (const orientation of [1, 8]) {
      const bytes = await (await turned(orientation, 40, 20)).jpeg({ quality: 1 }).toBuffer()
      await expectUpright(await accepted(['small.jpg', bytes, 'image/jpeg']), 40, 20)
    }
  })

  it('also as a replacement', async () => {
    const entry = await accepted([
      'old.jpg',
      await sharp(await landscape(40, 20))
        .jpeg()
        .toBuffer(),
      'image/jpeg',
    ])
    const bytes = await (await turned(6, 600, 400)).jpeg().toBuffer()
    const { status, body } = await send(['new.jpg', bytes, 'image/jpeg'], `/upload?id=${entry.id}`)
    expect(status).toBe(200)
    expect(body.url).toBe(entry.url)
    await expectUpright(body, 600, 400)
  })
})

it('A picture without tags is stored as it is, if it is small already', async () => {
  const bytes = await sharp(await landscape(40, 20))
    .webp({ quality: 1 })
    .toBuffer()
  const entry = await accepted(['plain.webp', bytes, 'image/webp'])
  expect((await served(entry)).equals(bytes)).toBe(true)
})

/** Pure red, as a phone with a wider range of colours stores it. */
const wideRed = { rgb: [234, 51, 35], ycc: [104, 89, 221] as BlockColour }
const wideProfile = async () => {
  const picture = sharp(await landscape(40, 20)).withIccProfile('p3')
  return (await sharp(await picture.png().toBuffer()).metadata()).icc as Buffer
}

it('The colours of a photo with the profile of a phone are those that it shows there', async () => {
  const picture = sharp(await landscape(1200, 800)).withIccProfile('p3')
  const bytes = await picture.jpeg({ quality: 95 }).toBuffer()
  const raw = await sharp(bytes).keepIccProfile().raw().toBuffer()
  expect([...raw.subarray(0, 3)].every((it, at) => Math.abs(it - (wideRed.rgb[at] ?? 0)) < 8)).toBe(true)
  const entry = await accepted(['wide.jpg', bytes, 'image/jpeg'])
  for (const stored of [entry, ...Object.values(entry.formats ?? {})])
    expect(await corners(await served(stored))).toEqual(upright)
})

const ycc: Record<Colour, BlockColour> = {
  red: [76, 85, 255],
  green: [150, 44, 21],
  blue: [29, 255, 107],
  white: [255, 128, 128],
}
const rowsOf = (rows: Colour[][]) => rows.map((row) => row.map((colour) => ycc[colour]))
/** Exif without entries but a place, as the part after its name. */
const exif = Buffer.from(`Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0${place}`, 'latin1')

describe('A HEIC photo of an iPhone becomes a JPEG', () => {
  it.each([
    [
      0,
      [
        ['red', 'red', 'green'],
        ['blue', 'white', 'white'],
      ],
      [96, 64],
    ],
    [
      1,
      [
        ['blue', 'red'],
        ['white', 'green'],
        ['white', 'green'],
      ],
      [96, 64],
    ],
    [
      2,
      [
        ['white', 'blue'],
        ['green', 'red'],
      ],
      [64, 64],
    ],
    [
      3,
      [
        ['green', 'white'],
        ['green', 'white'],
        ['red', 'blue'],
      ],
      [96, 64],
    ],
  ] as [number, Colour[][], [number, number]][])(
    'turned by %i quarters',
    async (turns, rows, [width, height]) => {
      const bytes = heicPicture(rowsOf(rows), { turns, exif })
      const entry = await accepted([`IMG_000${turns}.HEIC`, bytes, 'image/heic'])
      expect(entry).toMatchObject({
        name: `IMG_000${turns}.jpg`,
        ext: '.jpg',
        mime: 'image/jpeg',
        width,
        height,
      })
      const picture = await served(entry)
      expect((await sharp(picture).metadata()).format).toBe('jpeg')
      expect(await corners(picture)).toEqual(upright)
      expect(picture.includes(place)).toBe(false)
    },
  )

  it('in the colours of its profile', async () => {
    const bytes = heicPicture([[wideRed.ycc, ycc.white]], { icc: await wideProfile() })
    const entry = await accepted(['wide.heic', bytes, 'image/heic'])
    expect((await corners(await served(entry)))[0]).toBe('red')
  })

  it('also if it has the name of a JPEG, and in place of one', async () => {
    const bytes = heicPicture(
      rowsOf([
        ['red', 'green'],
        ['blue', 'white'],
      ]),
    )
    const entry = await accepted(['mailed.jpg', bytes, 'image/jpeg'])
    expect(await corners(await served(entry))).toEqual(upright)
    const other = heicPicture(rowsOf([['white', 'white']]))
    const { status } = await send(['IMG_1.HEIC', other, 'image/heic'], `/upload?id=${entry.id}`)
    expect(status).toBe(200)
    expect((await corners(await served(entry)))[0]).toBe('white')
  })

  const small = rowsOf([['red', 'green']])
  const damaged = (heic: Buffer) => heic.fill(0, heic.indexOf('hvcC') + 27, heic.indexOf('hvcC') + 80)
  it.each<[string, Buffer, RegExp]>([
    ['cut.heic', heicPicture(small).subarray(0, 3000), /Export it as JPEG/],
    ['damaged.heic', damaged(heicPicture(small)), /Export it as JPEG/],
    ['giant.heic', heicPicture(small, { shownSize: [20_000, 5_000] }), /too many pixels/],
    ['bomb.heic', heicPicture(small, { codedSize: [16_384, 16_384] }), /Export it as JPEG/],
  ])('unless it cannot be decoded, which the message explains: %s', async (name, bytes, message) => {
    const before = readdirSync(uploads).sort()
    const { status, body } = await send([name, bytes, 'image/heic'])
    expect([status, body.error?.message]).toEqual([400, expect.stringMatching(message)])
    expect(readdirSync(uploads).sort()).toEqual(before)
    expect((await fetch(`${server.url}/_health`)).status).toBe(204)
  })

  it('in the media library of the panel', async () => {
    const file = path.join(server.dataDir, 'IMG_2024.HEIC')
    writeFileSync(
      file,
      heicPicture(
        rowsOf([
          ['red', 'green'],
          ['blue', 'white'],
        ]),
      ),
    )
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(stateTimeout)
      await page.goto(`${server.url}/admin`)
      const account = await server.newAccount()
      await page.locator('input[name=email]').fill(account.email)
      await page.locator('input[name=password]').fill(account.password)
      await page.locator('button[type=submit]').click()
      await page.locator('a[href*="/plugins/upload"]').first().click()
      await page.locator('input[type=file]').first().setInputFiles(file)
      await page.getByText('IMG_2024.jpg').first().waitFor()
    } finally {
      await browser.close()
    }
  })
})
