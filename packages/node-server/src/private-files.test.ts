import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makePrivate } from './private-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'private-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const modesOf = (path: string) =>
  [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))].map(
    (it) => (statSync(it).mode & 0o777).toString(8),
  )

test('only the owner can read a folder that was missing', { tags: ['spec:13.19'] }, () => {
  makePrivate(join(folder, 'new', 'data'))
  expect(modesOf(join(folder, 'new'))).toEqual(['700', '700'])
})

test('only the owner can read what an open folder contains', { tags: ['spec:13.19'] }, () => {
  const open = join(folder, 'open')
  mkdirSync(join(open, 'uploads'), { recursive: true })
  for (const file of ['content.json', 'uploads/form.pdf'])
    writeFileSync(join(open, file), '', { mode: 0o644 })
  makePrivate(open)
  expect(modesOf(open).sort()).toEqual(['600', '600', '700', '700'])
})
