import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { answerBegun } from './answer-begun.ts'
import { createRenderGate, Overloaded } from './render-gate.ts'

test('a few renders run at once, a few wait, and the next is refused until a slot is free', async () => {
  const gate = createRenderGate({ atOnce: 2, waiting: 3 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const pending = Array.from({ length: 5 }, () => gate.pass(() => promise))
  await Promise.resolve()
  expect(gate.load()).toEqual({ working: 2, waiting: 3 })
  await expect(gate.pass(() => promise)).rejects.toThrow(Overloaded)
  resolve()
  await Promise.all(pending)
  expect(await gate.pass(async () => 'room')).toBe('room')
})

test('a failed render frees its slot', async () => {
  const gate = createRenderGate({ atOnce: 1, waiting: 1 })
  for (let at = 0; at < 3; at++)
    await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(gate.load()).toEqual({ working: 0, waiting: 0 })
})

test('clients that do not read their pages occupy no slots', async () => {
  const gate = createRenderGate({ atOnce: 2, waiting: 1 })
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
    gate.pass(() => answerBegun(response, work)).catch(() => response.writeHead(503).end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  for (let at = 0; at < 4; at++) {
    const deaf = connect(port, '127.0.0.1').pause()
    deaf.on('error', () => undefined).write('GET /long HTTP/1.1\r\nHost: site\r\n\r\n')
  }
  await expect.poll(() => stalled).toBe(4)
  expect(gate.load()).toEqual({ working: 0, waiting: 0 })
  expect((await fetch(`http://127.0.0.1:${port}/short`)).status).toBe(200)
  server.closeAllConnections()
  server.close()
})
