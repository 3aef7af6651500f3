import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedBy, statedOutput, writeReadmeModules } from '../../../tools/readme-modules.mjs'

const readme = writeReadmeModules(fileURLToPath(new URL('..', import.meta.url)))

const event = {
  id: 1,
  documentId: 'n1w3k',
  slug: 'poetry',
  kind: 'event',
  streaming: true,
  title: 'An evening of poetry',
  publishedAt: '2026-11-01T12:00:00.000Z',
}
const pagination = { page: 1, pageSize: 10, pageCount: 1, total: 1 }
const notFound = {
  data: null,
  error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
}

const answers: Record<string, object> = {
  'GET /api/posts': { data: [event], meta: { pagination } },
  'GET /api/posts/n1w3k': { data: event, meta: {} },
  'POST /api/auth/local': { jwt: 'token', user: { id: 1, username: 'reader' } },
}

const server = createServer(({ method, url }, response) => {
  const answer = answers[`${method} ${url?.split('?')[0]}`]
  response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(answer ?? notFound))
})

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  server.closeAllConnections()
  server.close()
  readme.remove()
})

test('the examples of the README have no type errors', async () => {
  expect(readme.modules).toHaveLength(4)
  expect(await readme.typeErrors()).toBe('')
})

test('each prints what it says', async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(statedOutput(readme.modules)).toHaveLength(6)
  for (const module of readme.modules)
    expect(
      await printedBy(join(readme.folder, module.file), {
        origins: ['https://content.example.org', origin],
      }),
      module.file,
    ).toEqual(statedOutput([module]))
})
