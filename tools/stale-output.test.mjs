import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './root.mjs'
import { must } from './run.mjs'

const dist = mkdtempSync(join(tmpdir(), 'stale-output-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const write = (file, text = '{}') => {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), text)
}

test('a content type that was removed from the sources is removed from the built content server', async () => {
  const current = ['src/api/page/content-types/page/schema.json', 'build/index.html', 'contract/openapi.json']
  const removed = ['src/api/book/content-types/book/schema.json', 'src/books.js', 'demo/content/books.js']
  for (const file of [...current, ...removed]) write(file)
  write('compiled.json', JSON.stringify([current[0]]))
  await must('Removing', 'node', [join(root, 'apps/cms/scripts/remove-stale.mjs'), dist])
  expect(current.filter((it) => !existsSync(join(dist, it)))).toEqual([])
  expect(removed.filter((it) => existsSync(join(dist, it)))).toEqual([])
})
