import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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

test('what was never saved is nothing, without a word', async () => {
  expect(await files()('posts.fa').load()).toBeUndefined()
  expect(lines).toEqual([])
})

test('a file that is cut, changed, empty, of another format or a folder is nothing, with a line', async () => {
  const path = join(folder, 'posts.fa.json')
  await files()('posts.fa').save(answer)
  const whole = readFileSync(path, 'utf8')
  for (const broken of [
    whole.slice(0, -5),
    whole.replace('2026', '2027'),
    '',
    '\0\0\0\0',
    whole.replace('"format":1', '"format":0'),
  ]) {
    writeFileSync(path, broken)
    expect(await files()('posts.fa').load(), broken).toBeUndefined()
    expect(lines.splice(0)).toEqual(['content_file_unreadable posts.fa'])
  }
  rmSync(path)
  mkdirSync(path)
  expect(await files()('posts.fa').load()).toBeUndefined()
  expect(lines).toEqual(['content_file_unreadable posts.fa'])
})

test('a folder that cannot be written to costs one line a file, and nothing is left lying about', async () => {
  const notAFolder = join(folder, 'file')
  writeFileSync(notAFolder, '')
  folder = notAFolder
  const kept = files()
  for (let times = 0; times < 3; times++) await kept('posts.fa').save(answer)
  expect(lines).toEqual(['content_file_unwritable posts.fa'])
})

test('a full disk costs one line a file, what was there before stays, and the next change has room again', {
  tags: ['spec:12.2'],
}, async () => {
  const kept = files()('posts.fa')
  await kept.save(answer)
  for (let times = 0; times < 3; times++) {
    symlinkSync('/dev/full', join(folder, `.posts.fa.${process.pid}`))
    await kept.save(['more'])
  }
  expect(lines).toEqual(['content_file_unwritable posts.fa'])
  expect(await kept.load()).toEqual(answer)
  expect(readdirSync(folder)).toEqual(['posts.fa.json'])
  await kept.save(['more'])
  expect(await kept.load()).toEqual(['more'])
})
