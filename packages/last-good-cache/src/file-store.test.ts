import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'
import { jsonFile } from './json-file.ts'

let folder: string
let lines: string[]

/** A store that logs to `lines`; with `maxBytes` its files are those of one letter. */
const open = ({ maxBytes, at = folder }: { maxBytes?: number; at?: string } = {}) =>
  createFileStore(at, {
    ...(maxBytes !== undefined && { limit: { maxBytes, pattern: /^[a-z]$/ } }),
    onUnreadable: ({ file }) => lines.push(`unreadable ${file}`),
    onUnwritable: ({ file }) => lines.push(`unwritable ${file}`),
    writerId: '00000000-0000-4000-8000-000000000000',
  })
const bytes = (count: number, value = 7) => Buffer.alloc(count, value)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-store-'))
  lines = []
  return () => rmSync(folder, { recursive: true, force: true })
})

const onDisk = async () => (await readdir(folder)).toSorted()
const sizeOnDisk = async () => {
  const sizes = await Promise.all((await onDisk()).map(async (it) => (await stat(join(folder, it))).size))
  return sizes.reduce((sum, it) => sum + it, 0)
}

test('a file that is being written is read once it is there', async () => {
  const store = open()
  const written = store.write('a', bytes(500))
  expect((await store.read('a'))?.bytes).toEqual(bytes(500))
  await written
})

test('a written file is read by this process and by the next, in a folder that need not exist', async () => {
  const at = join(folder, 'cache/content')
  const store = open({ at })
  expect(await store.read('a')).toBeUndefined()
  await store.write('a', bytes(500))
  for (const it of [store, open({ at })]) expect((await it.read('a'))?.bytes).toEqual(bytes(500))
  await store.write('empty', bytes(0))
  expect((await store.read('empty'))?.bytes).toEqual(bytes(0))
  expect(await readdir(at)).toEqual(['a', 'empty'])
  expect(lines).toEqual([])
})

test('of several writes of one file the last one stays', async () => {
  const store = open()
  await Promise.all([1, 2, 3].map((value) => store.write('a', bytes(100_000 * (4 - value), value))))
  expect((await store.read('a'))?.bytes).toEqual(bytes(100_000, 3))
})

test.each([
  ['cut off', (written: Buffer) => written.subarray(0, -5)],
  ['cut off in its head', (written: Buffer) => written.subarray(0, 10)],
  ['empty', () => Buffer.alloc(0)],
  ['zeros', () => Buffer.alloc(4)],
  ['changed', (written: Buffer) => Buffer.concat([written.subarray(0, -1), Buffer.from('x')])],
  [
    'of another format',
    (written: Buffer) => Buffer.from(written.toString().replace('"format":1', '"format":0')),
  ],
])('a file that is %s counts as absent, is logged once and removed', async (_how, spoil) => {
  const store = open({ maxBytes: 10_000 })
  await store.write('a', bytes(500))
  await writeFile(join(folder, 'a'), spoil(await readFile(join(folder, 'a'))))
  expect(await store.read('a')).toBeUndefined()
  expect(await store.read('a')).toBeUndefined()
  expect(lines).toEqual(['unreadable a'])
  expect([store.size(), await onDisk()]).toEqual([0, []])
  await store.write('a', bytes(600))
  expect((await store.read('a'))?.bytes).toEqual(bytes(600))
})

test('a file that cannot be read counts as absent, is logged and not removed', async () => {
  await mkdir(join(folder, 'a'))
  expect(await open().read('a')).toBeUndefined()
  expect([lines, await onDisk()]).toEqual([['unreadable a'], ['a']])
})

test('a file that another process removed is absent without a line', async () => {
  const store = open({ maxBytes: 10_000 })
  await store.write('a', bytes(500))
  await rm(join(folder, 'a'))
  expect(await store.read('a')).toBeUndefined()
  expect([store.size(), lines]).toEqual([0, []])
})

test('the least recently used files go where there are more bytes than may be', async () => {
  const store = open({ maxBytes: 3_300 })
  for (const file of ['a', 'b', 'c']) await store.write(file, bytes(1_000))
  await store.read('a')
  await store.write('d', bytes(1_000))
  await expect.poll(onDisk).toEqual(['a', 'c', 'd'])
  expect(store.size()).toBe(await sizeOnDisk())
  expect(await store.read('b')).toBeUndefined()
})

test('a new process applies the limit, and removes the least recently used files', async () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const [at, file] of files.entries()) {
    await open().write(file, bytes(1_000))
    await utimes(join(folder, file), at, at)
  }
  await writeFile(join(folder, 'notes.txt'), 'of others')
  await open({ maxBytes: 3_300 }).read('f')
  await expect.poll(onDisk).toEqual(['d', 'e', 'f', 'notes.txt'])
})

test('a file that one process read is not the first that the next one removes', async () => {
  const store = open({ maxBytes: 10_000 })
  for (const [at, file] of ['a', 'b', 'c'].entries()) {
    await store.write(file, bytes(1_000))
    await utimes(join(folder, file), at, at)
  }
  await store.read('a')
  // The time of a file is set after it is read.
  await expect.poll(async () => (await stat(join(folder, 'a'))).mtimeMs).toBeGreaterThan(60_000)
  await open({ maxBytes: 2_200 }).read('a')
  await expect.poll(onDisk).toEqual(['a', 'c'])
})

test('a file larger than the limit is not written', async () => {
  await open({ maxBytes: 900 }).write('a', bytes(1_000))
  expect([await onDisk(), lines]).toEqual([[], []])
})

test('a folder that cannot be written is logged once per file, and with a limit once in total', async () => {
  await writeFile(join(folder, 'file'), '')
  const at = join(folder, 'file', 'inside')
  const [plain, limited] = [open({ at }), open({ at, maxBytes: 10_000 })]
  for (let times = 0; times < 2; times++) for (const file of ['a', 'b']) await plain.write(file, bytes(100))
  expect(lines.splice(0)).toEqual(['unwritable a', 'unwritable b'])
  for (const file of ['a', 'b', 'c']) await limited.write(file, bytes(100))
  expect(lines).toEqual(['unwritable a'])
  expect(limited.size()).toBe(0)
})

test('a full disk is logged once per file, earlier files stay, and the next write succeeds', {
  tags: ['spec:12.2'],
}, async () => {
  const file = jsonFile(open(), 'posts.json')
  await file.save(['first'])
  for (let times = 0; times < 3; times++) {
    symlinkSync('/dev/full', join(folder, '.posts.json.00000000-0000-4000-8000-000000000000'))
    await file.save(['more'])
  }
  expect(lines).toEqual(['unwritable posts.json'])
  expect(await file.load()).toEqual(['first'])
  expect(await onDisk()).toEqual(['posts.json'])
  await file.save(['more'])
  expect(await file.load()).toEqual(['more'])
})

test('unfinished files of killed processes go, of whatever time, and recent ones of others stay', async () => {
  const names = ['', '.a', '.b', '.c'].map((it, at) => `${it}.0b6f1c9e-0000-4000-8000-00000000000${at}`)
  for (const file of [...names, 'notes.txt']) await writeFile(join(folder, file), 'half')
  const inThreeDays = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000)
  await utimes(join(folder, names[0] ?? ''), 0, 0)
  await utimes(join(folder, names[1] ?? ''), 0, 0)
  await utimes(join(folder, names[2] ?? ''), inThreeDays, inThreeDays)
  await open().read('a')
  expect(await onDisk()).toEqual([names[3], 'notes.txt'])
})
