import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kind, parse, print, stripIgnoredCharacters } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { root } from '../root.mjs'
import { generatedClients } from './clients.mjs'
import { contractsFrom } from './contracts.mjs'
import { openapiFile, schemaFile } from './drift.mjs'

const folders = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function saved(files) {
  const folder = mkdtempSync(join(tmpdir(), 'saved-contracts-'))
  folders.push(folder)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

const committed = {
  'openapi.json': readFileSync(join(root, openapiFile), 'utf8'),
  'schema.graphql': readFileSync(join(root, schemaFile), 'utf8'),
}

const reversed = (value) =>
  Array.isArray(value)
    ? value.map(reversed)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, nested]) => [key, reversed(nested)]),
        )
      : value

const definitionsReversed = (schema) =>
  stripIgnoredCharacters(print({ kind: Kind.DOCUMENT, definitions: parse(schema).definitions.toReversed() }))

async function serve(answer) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}

test('saved contracts produce the same bytes whatever the order of their keys and their white space', async () => {
  const contracts = await contractsFrom(
    saved({
      'openapi.json': JSON.stringify(reversed(JSON.parse(committed['openapi.json']))),
      'schema.graphql': definitionsReversed(committed['schema.graphql']),
    }),
  )
  expect(contracts.openapi).toBe(committed['openapi.json'])
  expect(contracts.schema).toBe(committed['schema.graphql'])
})

test('the same contracts generate the same clients, which are the committed ones', async () => {
  const contracts = await contractsFrom(saved(committed))
  const [first, second] = [await generatedClients(contracts), await generatedClients(contracts)]
  expect([...first.keys()]).toContain('packages/graphql-client/src/gen/graphql.ts')
  expect(second).toEqual(first)
  for (const [file, text] of first) expect(text, file).toBe(readFileSync(join(root, file), 'utf8'))
})

test('a running content server is read at its two addresses', async () => {
  const server = await serve(({ url }, response) =>
    response.end(committed[url.replace('/api/contract/', '')]),
  )
  expect(await contractsFrom(`${server.url}/`)).toEqual({
    openapi: committed['openapi.json'],
    schema: committed['schema.graphql'],
  })
  server.stop()
})

test('a server that is something else is named, with what to give instead', async () => {
  const website = await serve((_request, response) => response.end('<h1>Welcome</h1>'))
  await expect(contractsFrom(website.url)).rejects.toThrow(
    /contract\/openapi\.json is no JSON[\s\S]*Give --from/,
  )
  website.stop()
  const stranger = await serve((_request, response) => response.writeHead(404).end())
  await expect(contractsFrom(stranger.url)).rejects.toThrow(/answered 404[\s\S]*Give --from/)
  stranger.stop()
  await expect(contractsFrom(stranger.url)).rejects.toThrow('No content server answers at')
})

test.each([
  ['a folder that is not there', () => '/no/such/folder', 'neither an address (http://…) nor a folder'],
  ['a folder without a schema', () => saved({ 'openapi.json': '{}' }), 'schema.graphql does not exist'],
  [
    'a broken document',
    () => saved({ ...committed, 'openapi.json': '{"openapi":' }),
    'openapi.json is no JSON',
  ],
  ['another document', () => saved({ ...committed, 'openapi.json': '{"a":1}' }), 'but no OpenAPI document'],
  [
    'a broken schema',
    () => saved({ ...committed, 'schema.graphql': 'type {' }),
    'is no GraphQL schema: Syntax Error',
  ],
])('%s is refused with the reason', async (_name, folder, reason) => {
  await expect(async () => contractsFrom(folder())).rejects.toThrow(reason)
})
