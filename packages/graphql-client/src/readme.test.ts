import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildSchema, graphql } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedBy, statedOutput, writeReadmeModules } from '../../../tools/readme-modules.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))
const readme = writeReadmeModules(folder)

const schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'))
const rootValue = {
  anouncements: () => [
    { id: '1', documentId: 'a', slug: 'nowruz', title: 'Nowruz hours', date: '2026-03-20' },
  ],
  imageGalleries: ({ locale }: { locale: string }) => [
    { slug: 'nowruz', title: locale === 'fa' ? 'نوروز' : 'Nowruz' },
  ],
}

// With the content server's schema, so that an operation that does not fit it is refused.
const server = createServer(async (request, response) => {
  const { query, variables } = JSON.parse(await text(request))
  const result = await graphql({ schema, rootValue, source: query, variableValues: variables })
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(result))
})

/** The app of the README: its files beside an installed package, after the command that it names. */
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const scope = join(readme.folder, 'node_modules/@islamic-centre')
  mkdirSync(scope, { recursive: true })
  symlinkSync(folder, join(scope, 'graphql-client'))
  const codegen = fileURLToPath(import.meta.resolve('@graphql-codegen/cli/package.json'))
  await promisify(execFile)('node', [join(codegen, '../cjs/bin.js')], { cwd: readme.folder })
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  readme.remove()
})

test('the examples of the README have no type errors', async () => {
  expect(readme.modules.map(({ file }) => file)).toEqual([
    'example-1.ts',
    'codegen.ts',
    'src/album-titles.graphql',
    'src/album-titles.ts',
  ])
  expect(await readme.typeErrors()).toBe('')
})

test('each prints what it says', async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(statedOutput(readme.modules)).toHaveLength(3)
  for (const module of readme.modules.filter((it) => statedOutput([it]).length > 0))
    expect(
      await printedBy(join(readme.folder, module.file), {
        origins: ['https://content.example.org', origin],
      }),
      module.file,
    ).toEqual(statedOutput([module]))
})
