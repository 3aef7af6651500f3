import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { stateTimeout } from '../../../tools/test-timeouts.mjs'
import { sample } from '../../web/e2e/extent.ts'
import { answerOf } from './answer-of.ts'
import { emptyServer } from './empty-server.ts'
import { launchBrowser } from './launch-browser.ts'
import { type UploadedFile, uploadForm } from './upload-form.ts'

const server = await emptyServer()
afterAll(() => server.giveBack())

const send = async (files: UploadedFile[], to = '/upload', more: Record<string, string> = {}) =>
  answerOf(
    await fetch(server.url + to, {
      method: 'POST',
      headers: { ...server.headers, ...more },
      body: uploadForm(files),
    }),
  )

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#176b5b' }, limitInputPixels: false })

/** One more line than the limit of 50 megapixels allows. */
const large = plain(10_000, 5_001)
/** Identical neighbouring frames would be merged. */
function moving(frames: number) {
  const frame = 1000 * 1000 * 3
  const pixels = Buffer.alloc(frame * frames)
  for (let at = 0; at < frames; at++) pixels.fill(at % 2 ? 0 : 255, at * frame, (at + 1) * frame)
  const raw = { width: 1000, height: 1000 * frames, channels: 3 as const, pageHeight: 1000 }
  return sharp(pixels, { raw, limitInputPixels: false })
}

/** A huge size in the header, and only eight lines of data: a decoder allocates memory by the header. */
async function withHeaderOf(width: number, height: number) {
  const png = await plain(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const stored = async () => [
  readdirSync(server.uploads).sort(),
  (await server.administrator('GET', '/upload/files')).pagination.total,
]

describe('A picture of more than 50 megapixels is refused before it is decoded', {
  tags: ['spec:13.20'],
}, () => {
  const refused: [string, string, () => Promise<Buffer>][] = [
    ['large.png', 'image/png', () => large.clone().png().toBuffer()],
    ['large.jpg', 'image/jpeg', () => large.clone().jpeg().toBuffer()],
    ['large.webp', 'image/webp', () => large.clone().webp({ effort: 0 }).toBuffer()],
    ['giant.png', 'image/png', () => withHeaderOf(60_000, 60_000)],
    ['moving.gif', 'image/gif', () => moving(51).gif({ effort: 1 }).toBuffer()],
    ['moving.webp', 'image/webp', () => moving(51).webp({ effort: 0 }).toBuffer()],
  ]

  it.each(sample('large-pictures', refused, 3))('%s', async (name, type, bytes) => {
    const before = await stored()
    const file: UploadedFile = [name, await bytes(), type]
    for (const to of ['/upload', '/upload/files']) {
      const { status, body } = await send([file], to)
      expect(status).toBe(400)
      expect(body.error.message).toContain(`“${name}” has too many pixels: `)
      expect(body.error.message).toContain('The limit is 50 megapixels.')
      expect(body.error.details.limit).toBe(50_000_000)
    }
    expect(await stored()).toEqual(before)
  })

  it('also as a replacement of a picture of the library, which is unchanged', async () => {
    const { body } = await send([['place.png', await plain(8, 8).png().toBuffer(), 'image/png']])
    const file: UploadedFile = ['large.png', await large.clone().png().toBuffer(), 'image/png']
    for (const to of [`/upload?id=${body[0].id}`, `/upload/files/${body[0].id}/replace`])
      expect((await send([file], to)).body.error.message).toContain('10000 × 5001, that is 50.1 megapixels')
    const served = await (await fetch(server.url + body[0].url)).arrayBuffer()
    expect(await sharp(Buffer.from(served)).metadata()).toMatchObject({ width: 8, height: 8 })
  })

  it('and so is a file with invalid picture data, with a clear error', async () => {
    const { status, body } = await send([
      ['cut.png', (await withHeaderOf(8, 8)).subarray(0, 20), 'image/png'],
    ])
    expect(status).toBe(400)
    expect(body.error.message).toContain('“cut.png” ')
  })

  it('while one of 50 megapixels is accepted', async () => {
    const { status, body } = await send([
      ['limit.png', await plain(10_000, 5_000).png().toBuffer(), 'image/png'],
    ])
    expect(status).toBe(201)
    expect(body[0]).toMatchObject({ width: 10_000, height: 5_000 })
  })
})

it.each([
  ['Persian', { 'Accept-Language': 'fa-CA,fa;q=0.9,en;q=0.5' }, 'تعداد پیکسل‌های تصویر'],
  ['English', { 'Accept-Language': 'en-CA' }, 'has too many pixels'],
  [
    'the language of the panel, not of the browser',
    { 'Accept-Language': 'fa', Cookie: 'panel-language=en' },
    'has too many pixels',
  ],
])('The message is in %s', { tags: ['spec:13.20'] }, async (_language, more, text) => {
  const { body } = await send(
    [['giant.png', await withHeaderOf(20_000, 5_000), 'image/png']],
    '/upload',
    more,
  )
  expect(body.error.message).toContain(text)
})

describe('An editor who uploads a picture of 100 megapixels in the panel reads why it is refused', {
  tags: ['spec:13.20'],
}, () => {
  const panels = [
    [
      'en',
      'en',
      '“giant.png” has too many pixels: 20000 × 5000, that is 100 megapixels. The limit is 50 megapixels.',
    ],
    ['fa', 'fa-u-ca-gregory-nu-latn', 'بیشترین اندازهٔ پذیرفتنی 50 مگاپیکسل است'],
  ] as const

  it.each(sample('large-picture-panel', panels, 1))('in %s', async (_name, language, message) => {
    const giant = path.join(server.dataDir, 'giant.png')
    writeFileSync(giant, await withHeaderOf(20_000, 5_000))
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(stateTimeout)
      await page.addInitScript((it) => localStorage.setItem('strapi-admin-language', it), language)
      await page.goto(`${server.url}/admin`)
      const account = await server.newAccount()
      await page.locator('input[name=email]').fill(account.email)
      await page.locator('input[name=password]').fill(account.password)
      await page.locator('button[type=submit]').click()
      await page.locator('a[href*="/plugins/upload"]').first().click()
      await page.locator('input[type=file]').first().setInputFiles(giant)
      await page.getByText(message).first().waitFor()
    } finally {
      await browser.close()
    }
    expect((await stored())[0]).not.toContainEqual(expect.stringContaining('giant'))
  })
})
