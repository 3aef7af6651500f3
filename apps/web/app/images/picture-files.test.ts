import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedPicture, pictureFiles } from './picture-files.server.ts'

let folder: string
const told: string[] = []
const openFiles = (mostBytes = 10_000, at = folder) =>
  pictureFiles(at, mostBytes, ({ event }) => told.push(event))
const picture = (bytes: number, sign = 7) => cachedPicture(Buffer.alloc(bytes, sign))

beforeEach(async () => {
  told.length = 0
  folder = await mkdtemp(join(tmpdir(), 'picture-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What is on the disk once what was begun is done. */
const onDisk = async () => (await readdir(folder)).toSorted()
const bytesOnDisk = async () => {
  const sizes = await Promise.all((await onDisk()).map(async (it) => (await stat(join(folder, it))).size))
  return sizes.reduce((sum, it) => sum + it, 0)
}

test('a picture is read as it was written, by this process and by the next', async () => {
  const files = openFiles()
  const file = files.nameOf('dome 640 avif')
  expect(await files.read(file)).toBeUndefined()
  await files.write(file, picture(500))
  for (const of of [files, openFiles()]) expect(await of.read(file)).toEqual(picture(500))
  expect(told).toEqual([])
})

test('the longest unasked go where there is more than may be', async () => {
  const files = openFiles(3_200)
  const names = ['a', 'b', 'c', 'd'].map(files.nameOf)
  const [a = '', b = '', c = '', d = ''] = names
  for (const file of [a, b, c]) await files.write(file, picture(1000))
  await files.read(a)
  await files.write(d, picture(1000))
  await expect.poll(onDisk).toEqual([a, c, d].toSorted())
  expect(files.bytes()).toBe(await bytesOnDisk())
  expect(await files.read(b)).toBeUndefined()
})

test('a new process keeps to its bound, and to what was asked for last', async () => {
  const before = openFiles()
  const names = Array.from({ length: 8 }, (_, at) => before.nameOf(String(at)))
  for (const [at, file] of names.entries()) {
    await before.write(file, picture(1000))
    await utimes(join(folder, file), at, at)
  }
  const after = openFiles(3_200)
  await after.read(names.at(-1) ?? '')
  await expect.poll(onDisk).toEqual(names.slice(5).toSorted())
})

test('one that is larger than all may be is not kept', async () => {
  const files = openFiles(900)
  await files.write(files.nameOf('large'), picture(1000))
  expect(await onDisk()).toEqual([])
  expect(told).toEqual([])
})

test.each([
  ['cut off', (written: Buffer) => written.subarray(0, 300)],
  ['cut off in its head', (written: Buffer) => written.subarray(0, 10)],
  ['empty', () => Buffer.alloc(0)],
  ['changed', (written: Buffer) => Buffer.concat([written.subarray(0, -1), Buffer.from('x')])],
])('a file that is %s counts as absent, is told once and makes room', async (_how, spoil) => {
  const files = openFiles()
  const file = files.nameOf('dome')
  await files.write(file, picture(500))
  await writeFile(join(folder, file), spoil(await readFile(join(folder, file))))
  expect(await files.read(file)).toBeUndefined()
  expect(await files.read(file)).toBeUndefined()
  expect(told).toEqual(['picture_file_unreadable'])
  expect(files.bytes()).toBe(0)
  await files.write(file, picture(600))
  expect(await files.read(file)).toEqual(picture(600))
})

test('what another process removed is absent, and nothing to tell', async () => {
  const files = openFiles()
  const file = files.nameOf('dome')
  await files.write(file, picture(500))
  await rm(join(folder, file))
  expect(await files.read(file)).toBeUndefined()
  expect([files.bytes(), told]).toEqual([0, []])
})

test('a folder that cannot be written costs one line, however many pictures there are', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const files = openFiles(10_000, join(folder, 'a-file', 'pictures'))
  for (const key of ['a', 'b', 'c']) await files.write(files.nameOf(key), picture(100))
  expect(told).toEqual(['picture_file_unwritable'])
  expect(files.bytes()).toBe(0)
})

test('what a killed process left half written goes, and what is another’s stays', async () => {
  const left = '.0b6f1c9e-0000-4000-8000-000000000000'
  const underway = '.0b6f1c9e-0000-4000-8000-000000000001'
  for (const file of [left, underway, 'notes.txt']) await writeFile(join(folder, file), 'x')
  await utimes(join(folder, left), 0, 0)
  await openFiles().read('0'.repeat(64))
  expect(await onDisk()).toEqual([underway, 'notes.txt'])
})

test('what was left half written while the clock was ahead goes, too', async () => {
  const left = `.${randomUUID()}`
  await writeFile(join(folder, left), 'half')
  const inThreeDays = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000)
  await utimes(join(folder, left), inThreeDays, inThreeDays)
  await openFiles().read('any')
  expect(await onDisk()).toEqual([])
})
