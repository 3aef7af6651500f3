import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Administrator, administratorWith, sessionOf, tokenOf } from './administrator.ts'
import { emptyData, removeData, unusedData } from './data.ts'
import { readState } from './demo-server.ts'
import { read } from './reading.ts'
import { startContentServer } from './start-content-server.ts'
import { type UploadedFile, uploadForm } from './upload-form.ts'

const tools = fileURLToPath(new URL('../../../tools', import.meta.url))
const backups = mkdtempSync(path.join(tmpdir(), 'backups-'))
const media = new URL('../demo/media/', import.meta.url)
const content = await emptyData()
/** After a total loss: another machine, an empty database. */
const elsewhere = unusedData()
let before: Awaited<ReturnType<typeof whatIsThere>>
let versionsBefore: object

const run = promisify(execFile)

/** Runs a program of tools/ like an operator, with the environment of a content server. */
const operate = (program: string, args: string[], { dataDir, env }: typeof content) =>
  run(process.execPath, [path.join(tools, program), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )

const done = { code: 0, output: expect.stringMatching(/backups-|is back/) }

const pictures = ['cover-tulips.webp', 'banner-dusk.webp', 'portrait-medallion.webp']

const schedule = '/content-manager/schedule/api::image-gallery.image-gallery'
const scheduled = (administrator: Administrator) => administrator('GET', schedule)
/** What is to be unpublished later. */
let timed: unknown

/** Pictures, and an album of them in both languages, which is to be unpublished. */
async function fill(url: string, token: string, administrator: Administrator) {
  const form = uploadForm(
    pictures.map((name): UploadedFile => [name, readFileSync(new URL(name, media)), 'image/webp']),
  )
  const init = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form }
  const images = (await (await fetch(`${url}/upload`, init)).json()) as { id: number }[]
  const albums = '/content-manager/collection-types/api::image-gallery.image-gallery'
  const entry = { slug: 'nowruz', date: '2026-03-20', images: images.map(({ id }) => ({ id })) }
  const { data } = await administrator('POST', `${albums}?locale=fa`, { ...entry, title: 'نوروز' })
  for (const [locale, title] of Object.entries({ fa: 'نوروز', en: 'Nowruz' }))
    await administrator('POST', `${albums}/${data.documentId}/actions/publish?locale=${locale}`, {
      ...entry,
      title,
    })
  await administrator('PUT', `${schedule}/${data.documentId}?locale=fa`, {
    publishAt: null,
    unpublishAt: '2099-03-20T12:00:00.000Z',
    locales: ['fa', 'en'],
  })
  timed = await scheduled(administrator)
  expect(timed).toHaveLength(2)
}

async function whatIsThere(url: string) {
  const files = await read('upload/files?filters[name]=cover-tulips.webp', {}, url)
  const picture = await (await fetch(url + files.body[0].url)).arrayBuffer()
  const albums = await Promise.all(
    ['fa', 'en'].map((locale) => read(`imageGalleries?populate=images&locale=${locale}`, {}, url)),
  )
  return {
    ...(await readState(url)),
    albums: albums.map(({ body }) => body.data),
    picture: Buffer.from(picture).toString('base64'),
  }
}

const pages = '/content-manager/collection-types/api::page.page'
let changed = ''

async function versionsAndBin(administrator: Administrator) {
  const versions = `/content-manager/versions/api::page.page/${changed}?locale=fa`
  const [of, bin] = [await administrator('GET', versions), await administrator('GET', '/content-manager/bin')]
  return { versions: of.versions, deletions: bin.deletions }
}

async function changeAndDelete(administrator: Administrator) {
  const make = async (slug: string): Promise<string> =>
    (await administrator('POST', `${pages}?locale=fa`, { title: slug, slug })).data.documentId
  changed = await make('with-versions')
  await administrator('PUT', `${pages}/${changed}?locale=fa`, { title: 'دوم' })
  await administrator('DELETE', `${pages}/${await make('in-the-bin')}?locale=*`)
  const stored = await versionsAndBin(administrator)
  expect(stored).toMatchObject({ versions: [{}, {}], deletions: [{ title: 'in-the-bin' }] })
  return stored
}

const backup = () => {
  const [name] = readdirSync(backups).filter((it) => !it.startsWith('.'))
  if (!name) throw new Error('There is no backup.')
  return path.join(backups, name)
}

beforeAll(async () => {
  const server = await startContentServer({ demoContent: 'off', ...content })
  try {
    const token = await sessionOf(server.url)
    const administrator = administratorWith(server.url, token)
    await fill(server.url, token, administrator)
    versionsBefore = await changeAndDelete(administrator)
    before = await whatIsThere(server.url)
    // Editors continue working meanwhile.
    expect(await operate('backup.mjs', [backups, '--keep', '3'], content)).toEqual(done)
    const refused = await operate('restore.mjs', [backup(), '--yes'], content)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Stop it, and restore again') })
  } finally {
    await server.stop()
  }
})

afterAll(() => {
  for (const data of [content, elsewhere]) removeData(data)
  rmSync(backups, { recursive: true })
})

it('A backup of a running server is complete when restored after a total loss', {
  tags: ['spec:12.11'],
}, async () => {
  expect(before.albums).toMatchObject([
    [{ title: 'نوروز', images: pictures.map((name) => ({ name })) }],
    [{ title: 'Nowruz', images: pictures.map((name) => ({ name })) }],
  ])
  expect(await operate('restore.mjs', [backup(), '--yes'], elsewhere)).toEqual(done)
  const server = await startContentServer({ demoContent: 'off', ...elsewhere })
  try {
    expect(await whatIsThere(server.url)).toEqual(before)
    // The administrator is restored as well, and what was scheduled.
    const administrator = administratorWith(server.url, await tokenOf(server.url))
    expect(await versionsAndBin(administrator)).toEqual(versionsBefore)
    expect(await scheduled(administrator)).toEqual(timed)
  } finally {
    await server.stop()
  }
})

it('The previous data is preserved in a folder when a backup replaces it', {
  tags: ['spec:12.11'],
}, async () => {
  expect(await operate('restore.mjs', [backup(), '--yes'], content)).toEqual(done)
  const [aside] = readdirSync(content.dataDir).filter((it) => it.startsWith('before-restore-'))
  const preserved = readdirSync(path.join(content.dataDir, aside ?? ''))
  expect(preserved).toContain(inject('cluster') ? 'database.sql' : 'cms.sqlite')
  expect(preserved).toContain('uploads')
})

it('A full disk leaves everything unchanged', { tags: ['spec:12.11'] }, async () => {
  const files = () => readdirSync(content.dataDir, { recursive: true }).toSorted()
  const before = files()
  const { env, dataDir } = content
  // Limits files to 100 kilobytes, like a full disk.
  const command = [process.execPath, path.join(tools, 'restore.mjs'), backup(), '--yes']
  const result = await run('sh', ['-c', 'ulimit -f 200 && exec "$@"', 'sh', ...command], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  }).catch((error) => error)
  expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining('nothing was changed') })
  expect(files()).toEqual(before)
})

it('Without a terminal there is no prompt, and nothing is replaced', { tags: ['spec:12.11'] }, async () => {
  const result = await operate('restore.mjs', [backup()], content)
  expect(result).toMatchObject({ code: 1, output: expect.stringContaining('add --yes to agree') })
})

it('A corrupt backup is refused before anything is changed', { tags: ['spec:12.11'] }, async () => {
  const [file] = readdirSync(path.join(backup(), 'uploads'))
  appendFileSync(path.join(backup(), 'uploads', file ?? ''), 'x')
  const asides = () => readdirSync(content.dataDir).filter((it) => it.startsWith('before-restore-')).length
  const count = asides()
  const result = await operate('restore.mjs', [backup(), '--yes'], content)
  expect(result).toMatchObject({
    code: 1,
    output: expect.stringContaining('damaged, and nothing was changed'),
  })
  expect(result.output).toContain(file)
  expect(asides()).toBe(count)
  expect(existsSync(path.join(content.dataDir, 'public/uploads'))).toBe(true)
})
