import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { contentFiles } from './content-files.server.ts'

let folder: string
let lines: string[]
const files = () => contentFiles(folder, ({ event, file }) => lines.push(`${event} ${file}`))
const answer = [{ title: 'جشن نیمه شعبان', at: '2026-11-21' }]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-files-'))
  lines = []
  return () => rmSync(folder, { recursive: true, force: true })
})

test('what was saved is there after a start, in its folder that need not exist', async () => {
  folder = join(folder, 'cache/content')
  await files()('posts.fa').save(answer)
  expect(await files()('posts.fa').load()).toEqual(answer)
  expect(readdirSync(folder)).toEqual(['posts.fa.json'])
  expect(lines).toEqual([])
})

test('what an earlier version of the site saved is read', async () => {
  writeFileSync(
    join(folder, 'posts.fa.json'),
    '{"format":1,"checksum":"T1PNoYwrqgwDVLtfmj7L5e0Sq02OEbqHPC8RFhICuUU="}\n[]',
  )
  expect(await files()('posts.fa').load()).toEqual([])
  expect(lines).toEqual([])
})

test('what was never saved is nothing, without a line', async () => {
  expect(await files()('posts.fa').load()).toBeUndefined()
  expect(lines).toEqual([])
})

test('a file that is cut is nothing, with a line that names it', { tags: ['spec:12.2'] }, async () => {
  await files()('posts.fa').save(answer)
  truncateSync(join(folder, 'posts.fa.json'), 90)
  expect(await files()('posts.fa').load()).toBeUndefined()
  expect(lines).toEqual(['content_file_unreadable posts.fa'])
})

test('a folder that cannot be written to costs one line a file, and names it', {
  tags: ['spec:12.2'],
}, async () => {
  const notAFolder = join(folder, 'file')
  writeFileSync(notAFolder, '')
  folder = notAFolder
  const cached = files()
  for (let times = 0; times < 3; times++)
    for (const name of ['posts.fa', 'posts.ca']) await cached(name).save(answer)
  expect(lines).toEqual(['content_file_unwritable posts.fa', 'content_file_unwritable posts.ca'])
})
