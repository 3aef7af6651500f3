import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { root } from '../root.mjs'
import { contractDigest, recordCurrent, wasCurrent } from './checked-stamp.mjs'

const checkout = mkdtempSync(join(tmpdir(), 'checked-stamp-'))
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

function write(file, text) {
  mkdirSync(dirname(join(checkout, file)), { recursive: true })
  writeFileSync(join(checkout, file), text)
}

const files = [
  ...['codegen.ts', 'pnpm-lock.yaml', 'patches/strapi.patch', 'tools/codegen/clients.mjs'],
  ...['apps/cms/src/index.ts', 'apps/cms/config/api.ts', 'apps/cms/types/generated/contentTypes.d.ts'],
  ...['packages/node-server/src/environment.ts', 'packages/site-contract/src/content-change.ts'],
  ...['packages/prayer-times/src/index.ts', 'packages/schedule/src/schedule.ts'],
  ...['packages/rest-client/openapi.json', 'packages/rest-client/src/gen/openapi.ts'],
  ...['packages/graphql-client/schema.graphql', 'packages/graphql-client/operations/sounds.graphql'],
]

beforeEach(() => {
  rmSync(checkout, { recursive: true, force: true })
  for (const folder of readdirSync(join(root, 'packages'))) write(`packages/${folder}/package.json`, '{}')
  for (const file of files) write(file, file)
  recordCurrent(contractDigest(checkout), checkout)
})

const isCurrent = () => wasCurrent(contractDigest(checkout), checkout)

test('the check starts nothing while nothing changed, whatever happens to the site', () => {
  expect(isCurrent()).toBe(true)
  write('apps/web/app/root.tsx', 'export const root = 1')
  write('packages/i18n/dictionaries/fa.json', '{}')
  write('apps/cms/.cache/contract/openapi.json', '{}')
  expect(isCurrent()).toBe(true)
})

test.for(files)('it starts after %s changed, and where it was never done', (file) => {
  write(file, 'changed')
  expect(isCurrent()).toBe(false)
  write(file, file)
  expect(isCurrent()).toBe(true)
  rmSync(join(checkout, 'node_modules'), { recursive: true })
  expect(isCurrent()).toBe(false)
})

test('it starts after a content type was added, and not after that was undone', () => {
  write('apps/cms/src/api/book/content-types/book/schema.json', '{}')
  expect(isCurrent()).toBe(false)
  rmSync(join(checkout, 'apps/cms/src/api'), { recursive: true })
  expect(isCurrent()).toBe(true)
})
