import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { searchLimit } from './search-limit.ts'

const app = express()
app.use(searchLimit, (_request, response) => void response.send('found'))
const server = app.listen(0, '127.0.0.1')
let page: string
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
  page = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fa/search`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test('a search reports the limit, what is left of it, and when it ends', async () => {
  const { headers } = await fetch(`${page}?q=x`)
  expect(headers.get('ratelimit')).toMatch(/^"300-in-1min"; r=299; t=(60|59)$/)
  expect(headers.get('ratelimit-policy')).toBe('"300-in-1min"; q=300; w=60; pk=:MTJjYTE3YjQ5YWYy:')
  expect((await fetch(page)).headers.has('ratelimit')).toBe(false)
})

test('a client that searches too fast waits a minute at most, even if the clock is set back meanwhile', async () => {
  for (let searches = 0; searches < 300; searches++) await (await fetch(`${page}?q=x`)).text()
  const setBack = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 24 * 60 * 60 * 1000)
  try {
    const refused = await fetch(`${page}?q=x`)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  } finally {
    setBack.mockRestore()
  }
})
