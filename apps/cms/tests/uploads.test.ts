import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf } from './answer-of.ts'
import { emptyServer } from './empty-server.ts'
import { queryGraphql, read } from './reading.ts'
import { type UploadedFile, uploadForm } from './upload-form.ts'

const server = await emptyServer()
afterAll(() => server.giveBack())

/** Uploads as the media library of the admin panel does. */
async function upload(files: UploadedFile[], to = '/upload') {
  return answerOf(
    await fetch(server.url + to, { method: 'POST', headers: server.headers, body: uploadForm(files) }),
  )
}

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#176b5b' } })
const demo = (name: string) => readFileSync(new URL(`../demo/media/${name}`, import.meta.url))
const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0isommp42\0\0\0\x08mdat`, 'latin1')
const webm = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806700',
  'hex',
)
const ogg = Buffer.concat([
  Buffer.from('OggS\0\x02\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\x01\x13OpusHead\x01\x02', 'latin1'),
  Buffer.alloc(16),
])
const wav = Buffer.concat([
  Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1'),
  Buffer.alloc(28),
])
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const html = '<!doctype html><script>alert(document.domain)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(600)])

describe('The media library accepts files that a page can show', () => {
  const taken: [string, string, () => Promise<Buffer> | Buffer | string][] = [
    ['picture.jpg', 'image/jpeg', () => square.clone().jpeg().toBuffer()],
    ['picture.png', 'image/png', () => square.clone().png().toBuffer()],
    ['picture.webp', 'image/webp', () => square.clone().webp().toBuffer()],
    ['picture.avif', 'image/avif', () => square.clone().avif().toBuffer()],
    ['picture.gif', 'image/gif', () => square.clone().gif().toBuffer()],
    ['PICTURE.JPEG', 'image/jpeg', () => square.clone().jpeg().toBuffer()],
    ['recitation.mp3', 'audio/mpeg', () => demo('tone-01.mp3')],
    ['recitation.m4a', 'audio/x-m4a', () => box('M4A ')],
    ['recitation.ogg', 'audio/ogg', () => ogg],
    ['recitation.wav', 'audio/wav', () => wav],
    ['lecture.mp4', 'video/mp4', () => box('isom')],
    ['lecture.webm', 'video/webm', () => webm],
    ['subtitles.vtt', 'text/vtt', () => 'WEBVTT\n\n00:01.000 --> 00:02.000\nسلام\n'],
    ['form.pdf', 'application/pdf', () => pdf],
  ]

  it.each(taken)('%s', async (name, type, bytes) => {
    const { status, body } = await upload([[name, await bytes(), type]])
    expect(status).toBe(201)
    expect(body[0]).toMatchObject({ name, ext: path.extname(name) })
    const served = await fetch(server.url + body[0].url)
    expect(served.status).toBe(200)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('A file whose content does not match its name is refused, and not stored', () => {
  const refused: [string, Buffer | string, string, string][] = [
    ['a page as a picture', html, 'picture.jpg', 'image/jpeg'],
    ['a drawing with a script as a picture', svg, 'picture.png', 'image/png'],
    ['a program as a recitation', program, 'recitation.mp3', 'audio/mpeg'],
    ['a recitation as a picture', demo('tone-01.mp3'), 'picture.webp', 'image/webp'],
    ['a picture as a PDF', demo('cover-dawn.webp'), 'form.pdf', 'application/pdf'],
    ['nothing as a picture', '', 'picture.gif', 'image/gif'],
    ['a drawing with a script', svg, 'drawing.svg', 'image/svg+xml'],
    ['a page', html, 'page.html', 'text/html'],
    ['a page that says it is a picture', html, 'page.html', 'image/png'],
    ['a script', 'alert(1)', 'code.js', 'text/javascript'],
    ['a picture without an ending', demo('cover-dawn.webp'), 'picture', 'image/webp'],
  ]
  const storedFiles = () => readdirSync(server.uploads).sort()
  const total = async () => (await server.administrator('GET', '/upload/files')).pagination.total

  it.each(refused)('%s', async (_name, bytes, name, type) => {
    const before = [storedFiles(), await total()]
    for (const to of ['/upload', '/upload/files']) {
      const { status, body } = await upload([[name, bytes, type]], to)
      expect(status).toBe(400)
      expect(body.error.message).toMatch(/^“[\w.]+” (is no \.\w+ file|cannot be kept here)|^Files are empty/)
    }
    expect([storedFiles(), await total()]).toEqual(before)
  })

  it('nor is any other file of the request', async () => {
    const before = [storedFiles(), await total()]
    const good = await square.clone().png().toBuffer()
    const { status } = await upload([
      ['good.png', good, 'image/png'],
      ['bad.jpg', html, 'image/jpeg'],
    ])
    expect(status).toBe(400)
    expect([storedFiles(), await total()]).toEqual(before)
  })

  it('and does not replace an existing file', async () => {
    const png = await square.clone().png().toBuffer()
    const { body } = await upload([['place.png', png, 'image/png']])
    const replacing: [string, Buffer | string, string][] = [
      ['place.png', html, 'image/png'],
      ['song.mp3', demo('tone-01.mp3'), 'audio/mpeg'],
    ]
    for (const file of replacing) {
      expect((await upload([file], `/upload?id=${body[0].id}`)).status).toBe(400)
      expect((await upload([file], `/upload/files/${body[0].id}/replace`)).status).toBe(400)
    }
    const served = await fetch(server.url + body[0].url)
    expect(served.headers.get('content-type')).toBe('image/png')
    const other = await sharp(png).negate().png().toBuffer()
    expect((await upload([['other.png', other, 'image/png']], `/upload?id=${body[0].id}`)).status).toBe(200)
  })
})

it('The admin panel shows files, folders and the pictures of an entry, although the API hides which entries use a file', async () => {
  const { results } = await server.administrator(
    'GET',
    '/upload/files?page=1&pageSize=10&sort=createdAt:DESC&folder[id][$null]=true',
  )
  expect(results.length).toBeGreaterThan(0)
  const { data: folder } = await server.administrator('POST', '/upload/folders', { name: 'یک', parent: null })
  const [{ id }] = results
  await server.administrator('POST', '/upload/actions/bulk-move', {
    fileIds: [id],
    destinationFolderId: folder.id,
  })
  expect(
    (await server.administrator('GET', `/upload/files?filters[$and][0][folder][id]=${folder.id}`)).results,
  ).toHaveLength(1)
  expect((await server.administrator('GET', '/upload/folder-structure')).data).toMatchObject([{ name: 'یک' }])
  expect(
    (await server.administrator('GET', '/upload/folders?_q=&pagination[pageSize]=-1')).data,
  ).toHaveLength(1)

  const type = '/content-manager/collection-types/api::image-gallery.image-gallery'
  const gallery = { title: 'نگارخانه', slug: 'gallery', date: '2026-01-01', images: [{ id }] }
  const { data } = await server.administrator('POST', type, gallery)
  const edited = await server.administrator('GET', `${type}/${data.documentId}`)
  expect(edited.data.images).toMatchObject([{ id }])
  expect((await server.administrator('GET', `/upload/files/${id}`)).folder).toMatchObject({ name: 'یک' })
  expect((await read(`upload/files/${id}`, {}, server.url)).body).not.toHaveProperty('related')
})

describe('A list is never longer than a hundred, whatever is requested', () => {
  const many = 101
  let images: number[]

  beforeAll(async () => {
    const names = Array.from({ length: many }, (_, index) => `many-${index}.pdf`)
    const { body } = await upload(names.map((name) => [name, pdf, 'application/pdf']))
    images = body.map(({ id }: { id: number }) => id)
    const gallery = { title: 'بسیار', slug: 'many', date: '2026-01-02', images }
    const type = '/content-manager/collection-types/api::image-gallery.image-gallery'
    const { data } = await server.administrator('POST', type, gallery)
    await server.administrator('POST', `${type}/${data.documentId}/actions/publish`, {})
  })

  const lists: [string, number][] = [
    ['upload/files', 25],
    ['upload/files?pagination[limit]=-1', 1],
    ['upload/files?pagination[limit]=1000000', 100],
    ['upload/files?pagination[pageSize]=1000000', 100],
    ['upload/files?start=0&limit=1000000', 25],
    ['upload/files?limit=-1', 25],
  ]

  it.each(lists)('%s', async (list, length) => {
    expect((await read(list, {}, server.url)).body).toHaveLength(length)
  })

  it('and its pages follow each other', async () => {
    const names = async (page: number) => {
      const { body } = await read(
        `upload/files?sort=id&pagination[page]=${page}&pagination[pageSize]=60`,
        {},
        server.url,
      )
      return body.map(({ id }: { id: number }) => id)
    }
    const [first, second] = [await names(1), await names(2)]
    expect(first).toHaveLength(60)
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
  })

  it.each(['posts', 'imageGalleries'])('by REST: %s', async (collection) => {
    for (const query of [
      'pagination[limit]=1000000',
      'pagination[pageSize]=1000000',
      'pagination[limit]=-1',
    ]) {
      const { body } = await read(`${collection}?${query}`, {}, server.url)
      const { pageSize, limit } = body.meta.pagination
      expect(pageSize ?? limit).toBeLessThanOrEqual(100)
    }
  })

  it.each(['limit]=-1', 'pagination][limit]=-1', 'pagination][pageSize]=1000000'])(
    'within an entry no other length can be requested: %s',
    async (pagination) => {
      const { status } = await read(`imageGalleries?populate[images][${pagination}`, {}, server.url)
      expect(status).toBe(400)
    },
  )

  it.each(['limit: -1', 'limit: 1000000', 'pageSize: 1000000', 'start: 0, limit: 2147483647'])(
    'by GraphQL: %s',
    async (pagination) => {
      const query = `{
        uploadFiles(pagination: { ${pagination} }) { name }
        uploadFiles_connection(pagination: { ${pagination} }) { nodes { name } }
        imageGalleries(filters: { slug: { eq: "many" } }) {
          images(pagination: { ${pagination} }) { name }
          images_connection(pagination: { ${pagination} }) { nodes { name } }
        }
      }`
      const { body } = await queryGraphql(query, {}, server.url)
      expect(body.errors).toBeUndefined()
      const [{ images, images_connection }] = body.data.imageGalleries
      const { nodes } = body.data.uploadFiles_connection
      for (const list of [body.data.uploadFiles, nodes, images, images_connection.nodes])
        expect(list).toHaveLength(100)
    },
  )
})
