import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { demoServer } from './demo-server.ts'

it('An idle connection stays open for longer than a proxy uses it again: nginx does so for 60 seconds', async () => {
  const { url } = await demoServer()
  const agent = new Agent({ keepAlive: true })
  const [response] = (await once(get(`${url}/_health`, { agent }), 'response')) as [IncomingMessage]
  response.resume()
  agent.destroy()
  const [, seconds] = String(response.headers['keep-alive']).match(/^timeout=(\d+)$/) ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})
