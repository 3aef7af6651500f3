import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { createGraphqlClient, SoundsDocument } from '@islamic-centre/graphql-client'
import { buildSchema, graphql } from 'graphql'
import { albumTitles } from './album-titles.ts'

const schema = buildSchema(readFileSync('node_modules/@islamic-centre/graphql-client/schema.graphql', 'utf8'))
const rootValue = {
  imageGalleries: ({ locale }: { locale: string }) => [
    { slug: 'nowruz', title: locale === 'fa' ? 'نوروز' : 'Nowruz' },
  ],
  sounds: () => [],
}

// A server with the content server's schema, so an operation that does not fit it is refused.
const server = createServer(async (request, response) => {
  const { query, variables } = JSON.parse(await text(request))
  const result = await graphql({ schema, rootValue, source: query, variableValues: variables })
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(result))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
server.unref()
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('the titles are read in either language', async () => {
  assert.deepEqual(await albumTitles(baseUrl, 'fa'), ['نوروز'])
  assert.deepEqual(await albumTitles(baseUrl, 'en'), ['Nowruz'])
})

test('the operations of the client itself fit the schema', async () => {
  const { data, errors } = await createGraphqlClient({ baseUrl }).query(SoundsDocument, { locale: 'fa' })
  assert.deepEqual([data.sounds, errors], [[], []])
})
