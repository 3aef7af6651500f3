import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { bulkhead } from 'cockatiel'
import { expect, test } from 'vitest'
import { untilHeadersSent } from './headers-sent.ts'

test('clients that do not read their pages occupy no slots', async () => {
  const renders = bulkhead(2, 1)
  // More than the kernel buffers for a client that does not read.
  const page = Buffer.alloc(20_000_000, 'x')
  let stalled = 0
  const server = createServer((request, response) => {
    const work = async () => {
      response.writeHead(200)
      if (response.write(request.url === '/long' ? page : 'short')) return void response.end()
      stalled += 1
      await once(response, 'drain')
    }
    renders.execute(() => untilHeadersSent(response, work)).catch(() => response.writeHead(503).end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  for (let at = 0; at < 4; at++) {
    const deaf = connect(port, '127.0.0.1').pause()
    deaf.on('error', () => undefined).write('GET /long HTTP/1.1\r\nHost: site\r\n\r\n')
  }
  await expect.poll(() => stalled).toBe(4)
  expect([renders.executionSlots, renders.queueSlots]).toEqual([2, 1])
  expect((await fetch(`http://127.0.0.1:${port}/short`)).status).toBe(200)
  server.closeAllConnections()
  server.close()
})
