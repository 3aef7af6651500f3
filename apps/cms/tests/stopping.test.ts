import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { startKeepAliveClients } from '../../web/e2e/keep-alive-clients.ts'
import { type Data, removeData, seededCopy } from './data.ts'
import { environmentFor, spawnContentServer } from './start-content-server.ts'

/** A GraphQL request without a header that only programs send, which is refused with 400 while the plugin works. */
const graphql = '/graphql?query=%7Bposts%7Btitle%7D%7D'
const paths = ['/api/posts', '/api/anouncements?pagination[pageSize]=100&populate=*', graphql, '/api/nowhere']

let data: Data
beforeAll(async () => {
  data = await seededCopy()
})
afterAll(() => removeData(data))

async function start() {
  const port = await freePort()
  const server = spawnContentServer(environmentFor({ demoContent: 'off', env: data.env }, data.dataDir, port))
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${url}/_health`)).ok
  await expect.poll(() => isReady().catch(() => false), { timeout: 600_000 }).toBe(true)
  return { ...server, url, port }
}

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const late = connect(port, '127.0.0.1')
    late.on('error', () => resolve(true))
    late.on('connect', () => {
      late.destroy()
      resolve(false)
    })
  })

const get = 'GET /_health HTTP/1.1\r\nHost: cms\r\n\r\n'
const login = JSON.stringify({ identifier: 'nobody', password: 'x' })
/** The server answers 100 when it has started to handle the request, and waits for the body. */
const slowHead = [
  'POST /api/auth/local HTTP/1.1',
  'Host: cms',
  'Content-Type: application/json',
  `Content-Length: ${login.length}`,
  'Expect: 100-continue',
  '\r\n',
].join('\r\n')

async function startClient(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  let fault = 'closed'
  socket.setEncoding('latin1').on('data', (data) => {
    text += data
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    fault = error.code ?? error.message
  })
  const closed = once(socket, 'close').then(() => fault)
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map((it) => Number(it[1]))
  const connections = () => [...text.matchAll(/^connection: (\S+)/gim)].map((it) => it[1])
  return { write: (bytes: string) => void socket.write(bytes), statuses, connections, closed }
}

describe('A content server that stops', { tags: ['spec:13.13'] }, () => {
  // In one test, since it can be stopped once and a start takes seconds.
  it('answers 20 keep-alive clients to the last request, waits for requests in progress, and answers those that arrive on open connections', async () => {
    const { url, port, child, exited, logs } = await start()
    const { outcomes, finished } = startKeepAliveClients(url, () => paths)
    await expect.poll(() => outcomes.length).toBeGreaterThan(100)
    const [slow, pipelining, idle] = await Promise.all([1, 2, 3].map(() => startClient(port)))
    if (!slow || !pipelining || !idle) throw new Error('Three clients are needed')
    slow.write(slowHead)
    pipelining.write(get + slowHead)
    idle.write(get)
    await expect.poll(slow.statuses).toEqual([100])
    await expect.poll(pipelining.statuses).toEqual([204, 100])
    await expect.poll(idle.statuses).toEqual([204])
    child.kill('SIGTERM')
    await expect.poll(() => isRefused(port)).toBe(true)
    idle.write(get)
    expect(await idle.closed).toBe('closed')
    expect(idle.statuses()).toEqual([204, 204])
    expect(idle.connections()).toEqual(['keep-alive', 'close'])
    expect(child.exitCode).toBeNull()
    slow.write(login)
    pipelining.write(login + get)
    expect([await slow.closed, await pipelining.closed]).toEqual(['closed', 'closed'])
    expect(slow.statuses()).toEqual([100, 400])
    expect(pipelining.statuses()).toEqual([204, 100, 400, 204])
    expect(pipelining.connections().at(-1)).toBe('close')
    await finished
    expect([...new Set(outcomes)].sort(), logs().slice(-2000)).toEqual(['200', '400', '404'])
    expect(await exited).toBe(0)
    expect(logs()).not.toContain('before they were answered')
  })
})
