import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test, vi } from 'vitest'

vi.stubEnv('PUBLIC_URL', 'http://127.0.0.1:3000')
vi.stubEnv('CMS_URL', 'http://127.0.0.1:1337')
vi.stubEnv('CMS_PUBLIC_URL', 'http://127.0.0.1:1337')
const { searchLimit } = await import('./search-limit.ts')

test('a client that searches too fast waits a minute at most, even if the clock is set back meanwhile', async () => {
  const app = express()
  app.use(searchLimit, (_request, response) => void response.send('found'))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const search = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/fa/search?q=x`)
  for (let searches = 0; searches < 300; searches++) await (await search()).text()
  const setBack = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 24 * 60 * 60 * 1000)
  try {
    const refused = await search()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  } finally {
    setBack.mockRestore()
    server.close()
    server.closeAllConnections()
  }
})
