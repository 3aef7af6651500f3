import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, administratorOf, tokenOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { type BlockColour, heicPicture } from './heic-picture.ts'
import { launchBrowser } from './launch-browser.ts'
import { answerOf } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'
import { type UploadedFile, uploadForm } from './upload-form.ts'

const content = await emptyData()
const uploads = path.join(content.dataDir, 'public/uploads')
let server: ContentServer
let headers: Record<string, string>

beforeAll(async () => {
  server = await startContentServer({ demoContent: 'off', ...content })
  await administratorOf(server.url)
  headers = { Authorization: `Bearer ${await tokenOf(server.url)}` }
})

afterAll(async () => {
  await server.stop()
  removeData(content)
})

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

const colours = { red: '#ff0000', green: '#00ff00', blue: '#0000ff', white: '#ffffff' }
type Colour = keyof typeof colours

/** The nearest of the four colours. */
const nameOf = (pixel: number[]) =>
  (Object.keys(colours) as Colour[]).find((name) =>
    [0, 1, 2].every((at) => {
      const wanted = Number.parseInt(colours[name].slice(1 + at * 2, 3 + at * 2), 16)
      return Math.abs((pixel[at] ?? 0) - wanted) < 60
    }),
  )

/** The colours of the four corners, row by row. */
async function corners(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return nameOf([...data.subarray(start, start + 3)])
  }
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)]
}

/** A landscape of four colours: red and green above, blue and white below. */
function landscape(width: number, height: number) {
  const part = (colour: Colour, left: number, top: number) => ({
    input: {
      create: { width: width / 2, height: height / 2, channels: 3 as const, background: colours[colour] },
    },
    left,
    top,
  })
  return sharp({ create: { width, height, channels: 3, background: colours.red } })
    .composite([
      part('green', width / 2, 0),
      part('blue', 0, height / 2),
      part('white', width / 2, height / 2),
    ])
    .png()
    .toBuffer()
}
const upright = ['red', 'green', 'blue', 'white']

/** How a camera stores what Exif turns back, by the value of the tag. */
const held: Record<number, (it: Sharp) => Sharp> = {
  1: (it) => it,
  2: (it) => it.flop(),
  3: (it) => it.rotate(180),
  4: (it) => it.flip(),
  5: (it) => it.flop().rotate(270),
  6: (it) => it.rotate(270),
  7: (it) => it.flop().rotate(90),
  8: (it) => it.rotate(90),
}

const place = 'Somewhere in Toronto'
const tagged = (picture: Sharp, orientation: number) =>
  picture
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { ImageDescription: place },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${place}</place></x:xmpmeta>`)

const turned = async (orientation: number, width: number, height: number) => {
  const picture = sharp(await landscape(width, height))
  const stored = sharp(await (held[orientation] as (it: Sharp) => Sharp)(picture).png().toBuffer())
  return tagged(stored, orientation)
}

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
  it.each(Object.keys(held).map(Number))('with the orientation %i', async (orientation) => {
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
    const file = path.join(content.dataDir, 'IMG_2024.HEIC')
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
      page.setDefaultTimeout(60_000)
      await page.goto(`${server.url}/admin`)
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
