import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetBuilt, isBuilt, recordBuilt, sourceDigest } from './build-stamp.mjs'

const folder = mkdtempSync(join(tmpdir(), 'build-stamp-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const checkout = join(folder, 'checkout')
function write(file, text) {
  mkdirSync(dirname(join(checkout, file)), { recursive: true })
  writeFileSync(join(checkout, file), text)
}

const sources = {
  'pnpm-lock.yaml': 'lockfileVersion: 9.0',
  'turbo.json': '{}',
  '.nvmrc': '24.21.0',
  'patches/strapi.patch': '--- a',
  'apps/cms/src/index.ts': 'export default {}',
  'apps/cms/src/admin/app.tsx': 'export default {}',
  'apps/cms/demo/media/photo.webp': 'photo',
  'apps/web/app/root.tsx': 'export const root = 1',
  'packages/i18n/dictionaries/fa.json': '{"open": "باز"}',
}
const outputs = {
  'apps/cms/dist/src/index.js': 'exports.default = {}',
  'apps/web/build/server/index.js': 'export const root = 1',
  'packages/node-server/dist/index.js': 'export {}',
}

beforeEach(() => {
  rmSync(checkout, { recursive: true, force: true })
  for (const [file, text] of Object.entries({ ...sources, ...outputs })) write(file, text)
  recordBuilt(sourceDigest(checkout), checkout)
})

const upToDate = () => isBuilt(sourceDigest(checkout), checkout)

describe('what is built is started again', () => {
  test('while nothing changed', () => {
    expect(upToDate()).toBe(true)
  })

  test('after a command or a server wrote what git ignores', () => {
    write('apps/cms/.cache/contract/openapi.json', '{}')
    write('apps/web/.react-router/types/root.ts', 'export {}')
    write('apps/web/node_modules/.vite/deps.json', '{}')
    write('apps/cms/.turbo/turbo-build.log', 'built')
    write('apps/cms/.strapi-updater.json', '{}')
    expect(upToDate()).toBe(true)
  })
})

describe('a build is due', () => {
  test.for(Object.keys(sources))('after %s changed, with the same size and time', (file) => {
    const time = new Date('2026-01-01T00:00:00Z')
    utimesSync(join(checkout, file), time, time)
    write(file, sources[file].replace(/.$/, '!'))
    utimesSync(join(checkout, file), time, time)
    expect(upToDate()).toBe(false)
  })

  test('after a source was added, and after one was removed', () => {
    write('apps/cms/src/api/book/content-types/book/schema.json', '{}')
    expect(upToDate()).toBe(false)
    rmSync(join(checkout, 'apps/cms/src/api'), { recursive: true })
    expect(upToDate()).toBe(true)
    rmSync(join(checkout, 'apps/web/app/root.tsx'))
    expect(upToDate()).toBe(false)
  })

  test.for(Object.keys(outputs))('after another command built %s of other sources', (file) => {
    write(file, `${outputs[file]} // of another branch`)
    expect(upToDate()).toBe(false)
  })

  test('after an output was removed', () => {
    rmSync(join(checkout, 'apps/web/build'), { recursive: true })
    expect(upToDate()).toBe(false)
  })

  test('after a build that failed', () => {
    forgetBuilt(checkout)
    expect(upToDate()).toBe(false)
  })

  test('in a copy of the checkout, whose files have other times', () => {
    const copy = join(folder, 'copy')
    cpSync(checkout, copy, { recursive: true })
    expect(isBuilt(sourceDigest(copy), copy)).toBe(false)
  })

  test('where a source changed while the last one ran', () => {
    const before = sourceDigest(checkout)
    write('apps/cms/src/index.ts', 'export default { changed: true }')
    recordBuilt(before, checkout)
    expect(upToDate()).toBe(false)
  })
})
