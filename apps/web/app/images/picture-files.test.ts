import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedPicture, pictureFiles } from './picture-files.server.ts'

let folder: string
const lines: unknown[] = []
const openFiles = (maxBytes = 10_000, at = folder) =>
  pictureFiles(at, maxBytes, ({ event, file }) => lines.push(file === undefined ? [event] : [event, file]))
const picture = (bytes: number, sign = 7) => cachedPicture(Buffer.alloc(bytes, sign))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

beforeEach(async () => {
  lines.length = 0
  folder = await mkdtemp(join(tmpdir(), 'picture-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The content of the folder after pending writes. */
const onDisk = async () => (await readdir(folder)).toSorted()

test('a picture is read with its tag as it was written, by this process and by the next', async () => {
  const files = openFiles()
  const file = files.nameOf('dome 640 avif')
  expect(await files.read(file)).toBeUndefined()
  await files.write(file, picture(500))
  for (const of of [files, openFiles()]) expect(await of.read(file)).toEqual(picture(500))
  expect(lines).toEqual([])
})

test('the least recently used are removed above the limit, and other files stay', async () => {
  await writeFile(join(folder, 'notes.txt'), 'x'.repeat(5_000))
  const files = openFiles(3_300)
  const names = ['a', 'b', 'c', 'd'].map(files.nameOf)
  const [a = '', b = '', c = '', d = ''] = names
  for (const file of [a, b, c]) await files.write(file, picture(1000))
  await files.read(a)
  await files.write(d, picture(1000))
  await expect.poll(onDisk).toEqual([a, c, d, 'notes.txt'].toSorted())
  expect(await files.read(b)).toBeUndefined()
})

test.each([
  ['cut off', (written: Buffer) => written.subarray(0, 300)],
  // The previous format: a hash of 32 bytes, followed by the picture.
  [
    'of an earlier version of the site',
    () => Buffer.concat([sha256(picture(500).bytes), picture(500).bytes]),
  ],
])('a file that is %s counts as absent, is logged once and converted again', async (_how, spoil) => {
  const files = openFiles()
  const file = files.nameOf('dome')
  await files.write(file, picture(500))
  await writeFile(join(folder, file), spoil(await readFile(join(folder, file))))
  expect(await files.read(file)).toBeUndefined()
  expect(await files.read(file)).toBeUndefined()
  expect(lines).toEqual([['picture_file_unreadable', file]])
  await files.write(file, picture(600))
  expect(await files.read(file)).toEqual(picture(600))
})

test('a folder that cannot be written is logged once, however many pictures there are', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const files = openFiles(10_000, join(folder, 'a-file', 'pictures'))
  for (const key of ['a', 'b', 'c']) await files.write(files.nameOf(key), picture(100))
  expect(lines).toEqual([['picture_file_unwritable']])
})
