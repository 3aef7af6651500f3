import { once } from 'node:events'
import { Agent, createServer, type RequestListener, get as request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createConnections } from './connections.ts'
import { drain } from './drain.ts'

const longText = 'x'.repeat(100_000)
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`
const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** A server with this listener that stops as soon as its clients have disconnected. */
async function startServer(listener: RequestListener) {
  const server = createServer()
  const connections = createConnections(server, listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  ended.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const refuse = (response: ServerResponse) => void response.writeHead(503).end('refused')
  const stop = (limits: Partial<Parameters<typeof drain>[1]> = {}) =>
    drain({ server, connections, refuse }, { noticeMs: 1, idleMs: 200, stalledMs: 300, ...limits })
  return { port, stop, connections }
}

/** A client that records what it received, and whether its connection was reset. */
async function startClient(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  let fault: string | undefined
  socket.setEncoding('latin1').on('data', (data) => {
    text += data
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    fault = error.code
  })
  ended.push(() => socket.destroy())
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map((it) => it[1])
  const closes = () => [...text.matchAll(/connection: (close|keep-alive)/gi)].map((it) => it[1])
  const closed = once(socket, 'close').then(() => fault ?? 'closed')
  return { socket, statuses, closes, closed, text: () => text }
}

/** A client that pipelines requests and reads no answer. */
async function startStalledClient(port: number, requests: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  ended.push(() => socket.destroy())
  await once(socket, 'connect')
  socket.write(requests)
  return socket
}

/** Answers paths that end in `slow` when the test releases them, all others at once. */
function answers() {
  const waiting: ServerResponse[] = []
  const begun: string[] = []
  const listener: RequestListener = ({ url = '' }, response) => {
    begun.push(url)
    if (url.endsWith('slow')) waiting.push(response)
    else response.end(url.endsWith('long') ? longText : url)
  }
  const release = () => {
    for (const response of waiting.splice(0)) response.end('slow')
  }
  return { listener, begun, waiting, release }
}

describe('a server that stops', { tags: ['spec:13.13'] }, () => {
  test('answers a request that comes on an idle connection, and closes it then', async () => {
    const { port, stop } = await startServer(answers().listener)
    const client = await startClient(port)
    client.socket.write(get('/first'))
    await expect.poll(client.statuses).toEqual(['200'])
    const stopped = stop({ idleMs: 60_000 })
    const isRefused = () =>
      new Promise((resolve) => {
        const late = connect(port, '127.0.0.1')
        late.on('error', () => resolve(true)).on('connect', () => resolve(void late.destroy()))
      })
    await expect.poll(isRefused).toBe(true)
    client.socket.write(get('/second'))
    expect(await client.closed).toBe('closed')
    expect(client.closes()).toEqual(['keep-alive', 'close'])
    expect(client.text()).toContain('/second')
    expect(await stopped).toBe(0)
  })

  test('answers the requests it has, with `Connection: close`', async () => {
    const { listener, release, waiting } = answers()
    const { port, stop } = await startServer(listener)
    const clients = await Promise.all(Array.from({ length: 20 }, () => startClient(port)))
    for (const { socket } of clients) socket.write(get('/slow'))
    await expect.poll(() => waiting.length).toBe(20)
    const stopped = stop()
    release()
    expect(await Promise.all(clients.map((it) => it.closed))).toEqual(Array(20).fill('closed'))
    expect(clients.flatMap((it) => [...it.statuses(), ...it.closes()])).toEqual(
      Array(20).fill(['200', 'close']).flat(),
    )
    expect(await stopped).toBe(0)
  })

  test('answers each request that a client pipelined, and closes with the last', async () => {
    const { listener, release, waiting, begun } = answers()
    const { port, stop } = await startServer(listener)
    const client = await startClient(port)
    client.socket.write(['/a-slow', '/b', '/c-long', '/d'].map(get).join(''))
    await expect.poll(() => waiting.length).toBe(1)
    const stopped = stop()
    client.socket.write(get('/e'))
    release()
    expect(await client.closed).toBe('closed')
    expect(client.closes().at(-1)).toBe('close')
    expect(client.closes().filter((it) => it === 'close')).toHaveLength(1)
    expect(client.statuses()).toHaveLength(begun.length)
    expect(begun.slice(0, 4)).toEqual(['/a-slow', '/b', '/c-long', '/d'])
    expect(await stopped).toBe(0)
  })

  test('resets no client that goes on pipelining after the last answer', async () => {
    const { listener, release, waiting } = answers()
    const { port, stop } = await startServer(listener)
    const client = await startClient(port)
    client.socket.write(get('/slow'))
    await expect.poll(() => waiting.length).toBe(1)
    const stopped = stop()
    const flood = setInterval(
      () => client.socket.writable && client.socket.write(get('/more').repeat(500)),
      1,
    )
    release()
    expect(await client.closed).toBe('closed')
    clearInterval(flood)
    expect(client.closes().filter((it) => it === 'close')).toHaveLength(1)
    expect(await stopped).toBe(0)
  })

  test('is not delayed by clients that read nothing, send nothing or send half a request', async () => {
    const { listener, begun } = answers()
    const { port, stop, connections } = await startServer(listener)
    await startStalledClient(port, get('/long').repeat(2000))
    const half = await startClient(port)
    half.socket.write('GET /half HTTP/1.1\r\n')
    const silent = await startClient(port)
    await expect.poll(() => connections.count()).toBe(3)
    await expect.poll(() => begun.length).toBeGreaterThan(3)
    expect(await stop()).toBe(0)
    expect(await silent.closed).toBe('closed')
    expect(connections.count()).toBe(0)
  })

  test('refuses at its deadline what it could not answer, each pipelined request too', async () => {
    const { listener, waiting } = answers()
    const { port, stop } = await startServer(listener)
    const client = await startClient(port)
    client.socket.write(get('/slow') + get('/b') + get('/c'))
    await expect.poll(() => waiting.length).toBe(1)
    expect(await stop({ deadlineMs: 300, stalledMs: 60_000 })).toBe(3)
    expect(await client.closed).toBe('closed')
    expect(client.statuses()).toEqual(['503', '503', '503'])
    expect(client.closes()).toEqual(['keep-alive', 'keep-alive', 'close'])
  })

  test('drops no client that reconnects for each request until it stops listening', async () => {
    const { port, stop } = await startServer(answers().listener)
    const outcomes: string[] = []
    const visit = async () => {
      for (;;) {
        const socket = connect(port, '127.0.0.1')
        const connected = await once(socket, 'connect').catch((error: NodeJS.ErrnoException) => error.code)
        if (connected === 'ECONNREFUSED') return
        let text = ''
        socket.on('data', (data) => {
          text += data
        })
        const closed = new Promise<string>((resolve) =>
          socket.on('error', (error) => resolve(error.message)).on('close', () => resolve(text)),
        )
        socket.write('GET /page HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')
        outcomes.push((await closed).slice(0, 12))
      }
    }
    const visits = Array.from({ length: 20 }, visit)
    await expect.poll(() => outcomes.length).toBeGreaterThan(50)
    // A busy client may be late with its request.
    const stopped = stop({ idleMs: 60_000 })
    await Promise.all(visits)
    expect(new Set(outcomes)).toEqual(new Set(['HTTP/1.1 200']))
    expect(await stopped).toBe(0)
  })
})

/** Requests one page after the other on one connection, until the server refuses to connect. */
async function browse(port: number, outcomes: unknown[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const outcome = await new Promise<unknown>((resolve) => {
      const pending = request({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode))
      })
      pending.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    })
    if (outcome === 'ECONNREFUSED') return agent.destroy()
    outcomes.push(outcome)
  }
}

test('a server that stops without a notice resets no client with an open connection', {
  tags: ['spec:13.13'],
}, async () => {
  const { port, stop } = await startServer((_, response) => setTimeout(() => response.end('page'), 5))
  const outcomes: unknown[] = []
  const clients = Array.from({ length: 20 }, () => browse(port, outcomes))
  await expect.poll(() => outcomes.length).toBeGreaterThan(50)
  const stopped = stop({ noticeMs: 0, idleMs: 60_000 })
  await Promise.all(clients)
  expect(new Set(outcomes)).toEqual(new Set([200]))
  expect(await stopped).toBe(0)
})

describe('a client that pipelines', { tags: ['spec:13.13'] }, () => {
  test('has one request in progress at a time, and gets all responses in order', async () => {
    let inWork = 0
    let mostInWork = 0
    const { port } = await startServer(({ url }, response) => {
      inWork += 1
      mostInWork = Math.max(mostInWork, inWork)
      setImmediate(() => {
        inWork -= 1
        response.end(`[${url}]`)
      })
    })
    const client = await startClient(port)
    const paths = Array.from({ length: 5000 }, (_, at) => `/${at}`)
    client.socket.write(paths.map(get).join(''))
    await expect.poll(() => client.text().includes('[/4999]')).toBe(true)
    expect([...client.text().matchAll(/\[([^\]]+)\]/g)].map((it) => it[1])).toEqual(paths)
    expect(mostInWork).toBe(1)
  })

  test('and reads nothing has no further request started, and few of them are buffered', async () => {
    const { listener, begun } = answers()
    const { port, connections } = await startServer(listener)
    const stalled = await startStalledClient(port, get('/a-slow') + get('/long').repeat(200_000))
    await expect.poll(() => begun).toEqual(['/a-slow'])
    const other = await startClient(port)
    other.socket.write(get('/other'))
    await expect.poll(other.statuses).toEqual(['200'])
    const ofStalled = [...connections.open()].find((it) => it.current)
    // A chunk of input that has arrived is parsed completely.
    expect(ofStalled?.waiting.length).toBeLessThan(5000)
    expect(stalled.destroyed).toBe(false)
  })
})
