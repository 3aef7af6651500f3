import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { describeStorageFault, isStorageFault, StorageError } from '../src/storage/storage-error.ts'
import { type Administrator, administratorOf, tokenOf } from './administrator.ts'
import { answerOf } from './answer-of.ts'
import { emptyData, removeData } from './data.ts'
import {
  type ContentServer,
  environmentFor,
  spawnContentServer,
  startContentServer,
} from './start-content-server.ts'
import { type UploadedFile, uploadForm } from './upload-form.ts'

const Database = createRequire(import.meta.url)('better-sqlite3')
const folder = mkdtempSync(path.join(tmpdir(), 'storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const failureOf = (action: () => unknown) => {
  try {
    action()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail')
}

describe('A content server that cannot write ends at its start with one message', {
  tags: ['spec:13.21'],
}, () => {
  const newFolder = (name: string) => {
    const data = path.join(folder, name)
    mkdirSync(data, { recursive: true })
    return data
  }
  const isRoot = process.getuid?.() === 0
  const nobody = isRoot ? { uid: 65534, gid: 65534 } : {}

  const cases: [
    string,
    () => { dataDir: string; env?: Record<string, string>; user?: typeof nobody },
    RegExp,
  ][] = [
    [
      'a file in the place of the data folder',
      () => {
        const dataDir = path.join(folder, 'file')
        writeFileSync(dataDir, '')
        return { dataDir }
      },
      /its data in .+file \(DATA_DIR\): a file is in the place of a folder\. Move/,
    ],
    [
      'a file in the place of the uploads folder',
      () => {
        const dataDir = newFolder('uploads-file')
        mkdirSync(path.join(dataDir, 'public'))
        writeFileSync(path.join(dataDir, 'public/uploads'), '')
        return { dataDir }
      },
      /uploads in .+uploads \(DATA_DIR\): a file is in the place of a folder/,
    ],
    [
      'a folder in the place of the database',
      () => {
        const dataDir = newFolder('database-folder')
        mkdirSync(path.join(dataDir, 'cms.sqlite'))
        return { dataDir }
      },
      /the database in .+cms\.sqlite \(DATA_DIR\): a folder is in the place of a file/,
    ],
    [
      'no folder for temporary files',
      () => ({ dataDir: newFolder('no-tmp'), env: { TMPDIR: path.join(folder, 'absent') } }),
      /temporary files in .+absent \(TMPDIR\): it does not exist\. Create it/,
    ],
    [
      'a data folder of another user',
      () => {
        const dataDir = path.join(newFolder('closed'), 'data')
        const home = newFolder('home')
        if (isRoot) chownSync(home, 65534, 65534)
        // Root can write everywhere, so it changes the owner to another user; other users cannot do that.
        mkdirSync(dataDir, { mode: isRoot ? 0o755 : 0o500 })
        return { dataDir: isRoot ? dataDir : path.join(dataDir, 'new'), env: { HOME: home }, user: nobody }
      },
      /its data in .+ \(DATA_DIR\): (permission denied|not permitted)\. It must belong to the user who runs/,
    ],
  ]

  it.each(sample('storage', cases, 2))('%s', async (_name, prepare, message) => {
    chmodSync(folder, 0o755)
    const { dataDir, env, user } = prepare()
    const { exited, logs } = spawnContentServer(
      environmentFor({ demoContent: 'off', ...(env && { env }) }, dataDir, 1),
      user,
    )
    expect(await exited).toBe(1)
    expect(logs()).toMatch(message)
    expect(logs().match(/The content server cannot start/g)).toHaveLength(1)
    expect(logs()).not.toMatch(/\n\s+at |Error:/)
  })

  it('a full disk', () => {
    const error = failureOf(() => writeFileSync('/dev/full', 'text'))
    expect(new StorageError('uploads', '/data', error, 'DATA_DIR').message).toMatch(
      /cannot write uploads in \/data \(DATA_DIR\): the disk is full\. Free some space/,
    )
    expect(isStorageFault(error)).toBe(true)
  })
})

it('A read-only database is a storage fault, an invalid query or a missing file is not', {
  tags: ['spec:13.21'],
}, () => {
  const file = path.join(folder, 'read.sqlite')
  new Database(file).exec('CREATE TABLE page (title TEXT)').close()
  const database = new Database(file, { readonly: true })
  const error = failureOf(() => database.exec("INSERT INTO page VALUES ('x')"))
  expect(isStorageFault(error)).toBe(true)
  expect(describeStorageFault(error)).toMatch(/permission denied/)
  expect(isStorageFault(failureOf(() => database.exec('SELECT nothing')))).toBe(false)
  expect(isStorageFault(failureOf(() => readdirSync('/no-such-folder')))).toBe(false)
  database.close()
})

describe('While the server runs', { tags: ['spec:13.21'] }, async () => {
  const content = await emptyData()
  const temporaryFolder = path.join(folder, 'temporary')
  const uploads = path.join(content.dataDir, 'public/uploads')
  let server: ContentServer
  let administrator: Administrator
  let headers: Record<string, string>

  beforeAll(async () => {
    mkdirSync(temporaryFolder)
    const env = { ...content.env, TMPDIR: temporaryFolder }
    server = await startContentServer({ demoContent: 'off', ...content, env })
    administrator = await administratorOf(server.url)
    headers = { Authorization: `Bearer ${await tokenOf(server.url)}` }
  })

  afterAll(async () => {
    await server.stop()
    removeData(content)
  })

  const send = async (files: UploadedFile[], to = '/upload') =>
    answerOf(await fetch(server.url + to, { method: 'POST', headers, body: uploadForm(files) }))
  const picture = async (name: string, background = '#176b5b'): Promise<UploadedFile> => [
    name,
    await sharp({ create: { width: 600, height: 600, channels: 3, background } })
      .png()
      .toBuffer(),
    'image/png',
  ]
  const stored = async () => [
    readdirSync(uploads).sort(),
    (await administrator('GET', '/upload/files')).pagination.total,
  ]
  const temporary = () => readdirSync(temporaryFolder)
  const bytesOf = async (url: string) => Buffer.from(await (await fetch(server.url + url)).arrayBuffer())

  it('an upload creates the missing folder of uploads again', async () => {
    rmSync(uploads, { recursive: true })
    const { status, body } = await send([await picture('again.png')])
    expect(status).toBe(201)
    expect(await sharp(await bytesOf(body[0].url)).metadata()).toMatchObject({ format: 'png', width: 600 })
  })

  it('an upload of which one file fails stores none of the others', async () => {
    const before = await stored()
    const [name, bytes, type] = await picture('broken.png')
    // The header is complete, the pixel data is not.
    const broken: UploadedFile = [name, (bytes as Buffer).subarray(0, bytes.length / 2), type]
    const { status } = await send([
      await picture('whole.png'),
      ['a.pdf', '%PDF-1.4', 'application/pdf'],
      broken,
    ])
    expect(status).toBe(400)
    expect(await stored()).toEqual(before)
    expect(temporary()).toEqual([])
  })

  it('a file that cannot be replaced is unchanged, with all its sizes', async () => {
    const { body } = await send([await picture('first.png')])
    const [{ id, url, formats }] = body
    const before = await stored()
    const bytes = await bytesOf(url)
    const thumbnail = path.join(content.dataDir, 'public', formats.thumbnail.url)
    rmSync(thumbnail)
    mkdirSync(thumbnail)
    const response = await send([await picture('second.png', '#c00000')], `/upload?id=${id}`)
    expect(response.status).toBe(507)
    expect(await bytesOf(url)).toEqual(bytes)
    expect(await stored()).toEqual(before)
    rmSync(thumbnail, { recursive: true })
    expect((await send([await picture('second.png', '#c00000')], `/upload?id=${id}`)).status).toBe(200)
    expect(await bytesOf(url)).not.toEqual(bytes)
    expect(await stored()).toEqual(before)
  })

  it('an upload that cannot be written has a clear error, is logged in one line, and leaves no files', async () => {
    rmSync(uploads, { recursive: true })
    writeFileSync(uploads, '')
    const total = (await administrator('GET', '/upload/files')).pagination.total
    const { length } = server.logs()
    const { status, body } = await send([await picture('nowhere.png')])
    expect(status).toBe(507)
    expect(body.error).toMatchObject({
      name: 'StorageError',
      message: expect.stringMatching(/cannot write to its disk/),
    })
    expect((await administrator('GET', '/upload/files')).pagination.total).toBe(total)
    const logged = () => server.logs().slice(length)
    await expect.poll(() => logged().match(/The content server cannot write/g)).toHaveLength(1)
    expect(logged()).not.toMatch(/\n\s+at /)
    rmSync(uploads)
    expect((await send([await picture('somewhere.png')])).status).toBe(201)
  })
})
