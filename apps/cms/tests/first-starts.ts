import { once } from 'node:events'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { isFull } from '../../web/e2e/extent.ts'
import { type Data, newData, removeData } from './data.ts'
import { look } from './demo-server.ts'
import { type Cluster, startCluster } from './postgres-cluster.ts'
import { environmentFor, freePort, spawnContentServer, startContentServer } from './start-content-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of PostgreSQL's programs, where these tests run on PostgreSQL. */
    postgresBinaries?: string
    /** The running PostgreSQL; none on SQLite. */
    cluster?: Cluster
    /** Answers what the first starts made, once they have; each is made when it is first asked for. */
    firstStartsUrl: string
  }
}

/** A start that is killed in the middle of making the demo content; the next one has to finish it. */
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
  // One database shows it; the demo content is made the same way in the other.
  if (isFull || !cluster) await killedStart(data)
  const development = { ...data.env, NODE_ENV: 'development' }
  const first = await startContentServer({ demoContent: 'once', ...data, env: development })
  const firstStart = await look(first.url)
  await first.stop()
  const seeded = newData(cluster, data)
  const { DEMO_CONTENT_COPY } = process.env
  // `npm test` starts the server of the journeys on it.
  if (DEMO_CONTENT_COPY && !cluster) cpSync(seeded.dataDir, DEMO_CONTENT_COPY, { recursive: true })
  const server = await startContentServer({ demoContent: 'once', ...data })
  const stop = async () => {
    await server.stop()
    for (const used of [data, seeded]) removeData(used)
  }
  return { answer: { url: server.url, seeded, firstStart }, stop }
}

/** The tables of a server without content: a start that finds them takes two thirds of a first one's time. */
async function makeTables(cluster: Cluster | undefined) {
  const data = newData(cluster)
  const server = await startContentServer({ demoContent: 'off', ...data })
  await server.stop()
  return { answer: data, stop: async () => removeData(data) }
}

type Made = { answer: object; stop: () => Promise<void> }

/** Runs `make` at the first call; later calls share its result. */
function lazy(make: () => Promise<Made>) {
  let made: Promise<Made> | undefined
  return {
    answer: async () => {
      made ??= make()
      return (await made).answer
    },
    // The run has failed already where it could not be made.
    stop: async () => (await made?.catch(() => undefined))?.stop(),
  }
}

export default async function firstStarts({ provide, config }: TestProject) {
  const { postgresBinaries } = config.provide
  const cluster = postgresBinaries ? await startCluster(postgresBinaries) : undefined
  if (cluster) provide('cluster', { binaries: cluster.binaries, folder: cluster.folder })

  const starts = new Map([
    ['/demo', lazy(() => startDemoServer(cluster))],
    ['/tables', lazy(() => makeTables(cluster))],
  ])
  const listener = createServer((request, response) => {
    const start = starts.get(request.url ?? '')
    const answer = start ? start.answer() : Promise.reject(new Error(`Unknown start ${request.url}`))
    answer.then(
      (it) => response.end(JSON.stringify(it)),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  provide('firstStartsUrl', `http://127.0.0.1:${(listener.address() as AddressInfo).port}`)

  return async () => {
    listener.closeAllConnections()
    listener.close()
    for (const start of starts.values()) await start.stop()
    await cluster?.stop()
  }
}
