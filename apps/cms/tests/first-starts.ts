import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, renameSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../tools/free-port.mjs'
import { isFull } from '../../web/e2e/extent.ts'
import { sessionOf, tokenOf } from './administrator.ts'
import { type Data, newData, removeData } from './data.ts'
import { readState } from './demo-server.ts'
import type { EmptyServer } from './empty-server.ts'
import { type Cluster, startCluster } from './postgres-cluster.ts'
import { type Pool, serverPool } from './server-pool.ts'
import { environmentFor, spawnContentServer, startContentServer } from './start-content-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of PostgreSQL's programs, if these tests run on PostgreSQL. */
    postgresBinaries?: string
    /** The running PostgreSQL; none on SQLite. */
    cluster?: Cluster
    /** Serves the results of the first starts when they are done; each start runs at its first request. */
    firstStartsUrl: string
  }
}

/** A start that is killed during the import of the demo content; the next one must finish it. */
async function killedStart({ dataDir, env }: Data) {
  const { child, exited, logs } = spawnContentServer(
    environmentFor({ demoContent: 'once', env }, dataDir, await freePort()),
  )
  const uploads = path.join(dataDir, 'public/uploads')
  while (!existsSync(uploads) || readdirSync(uploads).length < 80) {
    if (child.exitCode !== null) throw new Error(`The content server stopped while starting:\n${logs()}`)
    await wait(50)
  }
  child.kill('SIGKILL')
  await exited
}

async function startDemoServer(cluster: Cluster | undefined) {
  const data = newData(cluster)
  if (isFull) await killedStart(data)
  const development = { ...data.env, NODE_ENV: 'development' }
  const first = await startContentServer({ demoContent: 'once', ...data, env: development })
  const firstStart = await readState(first.url)
  await first.stop()
  const seeded = newData(cluster, data)
  const { DEMO_CONTENT_COPY } = process.env
  // `npm test` starts the server of the e2e tests on it.
  if (DEMO_CONTENT_COPY && !cluster) {
    cpSync(seeded.dataDir, `${DEMO_CONTENT_COPY}.part`, { recursive: true })
    // Where it is, it is complete.
    renameSync(`${DEMO_CONTENT_COPY}.part`, DEMO_CONTENT_COPY)
  }
  const server = await startContentServer({ demoContent: 'once', ...data })
  const stop = async () => {
    await server.stop()
    for (const used of [data, seeded]) removeData(used)
  }
  return { result: { url: server.url, seeded, firstStart }, stop }
}

/** The tables of a server without content: a start with them takes two thirds of the time of a first start. */
async function makeTables(cluster: Cluster | undefined) {
  const data = newData(cluster)
  const server = await startContentServer({ demoContent: 'off', ...data })
  await server.stop()
  return { result: data, stop: async () => removeData(data) }
}

const jwtSecret = 'known-to-the-tests-and-their-server'

async function startEmptyServer(cluster: Cluster | undefined, tables: Data) {
  const data = newData(cluster, tables)
  const env = { ...data.env, JWT_SECRET: jwtSecret }
  const server = await startContentServer({ demoContent: 'off', ...data, env })
  const { dataDir, database } = data
  const result: EmptyServer = {
    url: server.url,
    dataDir,
    database,
    token: await sessionOf(server.url),
    jwtSecret,
  }
  const stop = async () => {
    await server.stop()
    removeData(data)
  }
  return { server, result, stop, signedInAt: Date.now() }
}

/** Milliseconds; Strapi's sessions last 30 minutes, and a file on a slow machine takes its part of them. */
const sessionAge = 10 * 60_000

/** Of the 30 attempts to sign in or to create an account that a client has in a minute, those that a file may need. */
const attemptsPerFile = 12

async function hasAttempts(url: string) {
  const { headers } = await fetch(`${url}/admin/login`, { method: 'POST' })
  return Number(headers.get('RateLimit-Remaining')) >= attemptsPerFile
}

/**
 * A server of the pool that accepts more attempts, since several files can have one within a minute. Its administrator signs in
 * again when the session is old.
 */
async function takeFrom(pool: Pool<Awaited<ReturnType<typeof startEmptyServer>>>) {
  let one = await pool.take()
  while (!(await hasAttempts(one.server.url))) {
    pool.giveBack(one.server.url)
    await wait(5_000)
    one = await pool.take()
  }
  if (Date.now() - one.signedInAt > sessionAge) {
    one.result.token = await tokenOf(one.server.url)
    one.signedInAt = Date.now()
  }
  return one.result
}

type Made<Result> = { result: Result; stop: () => Promise<void> }

/** Runs `make` at the first call; later calls share its result. */
function lazy<Result>(make: () => Promise<Made<Result>>) {
  let made: Promise<Made<Result>> | undefined
  return {
    result: async () => {
      made ??= make()
      return (await made).result
    },
    // If it failed, the run has failed already.
    stop: async () => (await made?.catch(() => undefined))?.stop(),
  }
}

export default async function firstStarts({ provide, config }: TestProject) {
  const { postgresBinaries } = config.provide
  const cluster = postgresBinaries ? await startCluster(postgresBinaries) : undefined
  if (cluster) provide('cluster', { binaries: cluster.binaries, folder: cluster.folder })

  const demo = lazy(() => startDemoServer(cluster))
  const tables = lazy(() => makeTables(cluster))
  const empty = serverPool(async () => startEmptyServer(cluster, await tables.result()))
  const starts: Record<string, (query: URLSearchParams) => unknown> = {
    '/demo': () => demo.result(),
    '/tables': () => tables.result(),
    '/empty/take': () => takeFrom(empty),
    '/empty/give-back': (query) => empty.giveBack(query.get('url') ?? ''),
  }
  const listener = createServer(async ({ url }, response) => {
    const { pathname, searchParams } = new URL(url ?? '', 'http://localhost')
    try {
      const start = starts[pathname]
      if (!start) throw new Error(`Unknown start ${pathname}`)
      response.end(JSON.stringify((await start(searchParams)) ?? {}))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  provide('firstStartsUrl', `http://127.0.0.1:${(listener.address() as AddressInfo).port}`)

  return async () => {
    listener.closeAllConnections()
    listener.close()
    for (const start of [empty, demo, tables]) await start.stop()
    await cluster?.stop()
  }
}
