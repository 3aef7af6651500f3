import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { isFull } from '../../web/e2e/extent.ts'
import { type Data, newData, removeData } from './data.ts'
import { type Cluster, startCluster } from './postgres-cluster.ts'
import { environmentFor, freePort, spawnContentServer, startContentServer } from './start-content-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of PostgreSQL's programs, where these tests run on PostgreSQL. */
    postgresBinaries?: string
    /** The running PostgreSQL; none on SQLite. */
    cluster?: Cluster
    /** A running server with the demo content, started for the second time. */
    url: string
    /** A copy of its data that nobody changes: a test that starts a server itself copies it again. */
    seeded: Data
    /** What the first start served, in development, before anything else happened. */
    firstStart: { openapi: string; schema: string; totals: Record<string, number> }
  }
}

const collections = [
  'anouncements',
  'imageGalleries',
  'pages',
  'posts',
  'sounds',
  'videoGalleries',
  'upload/files',
]

async function total(url: string, collection: string) {
  const answer = await fetch(`${url}/api/${collection}?pagination[pageSize]=100`)
  const body = (await answer.json()) as unknown[] | { meta: { pagination: { total: number } } }
  return Array.isArray(body) ? body.length : body.meta.pagination.total
}

/** What a server holds and says of itself. */
export async function look(url: string) {
  const text = async (name: string) => (await fetch(`${url}/api/contract/${name}`)).text()
  const totals: Record<string, number> = {}
  for (const collection of collections) totals[collection] = await total(url, collection)
  return { openapi: await text('openapi.json'), schema: await text('schema.graphql'), totals }
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

export default async function firstStarts({ provide, config }: TestProject) {
  const { postgresBinaries } = config.provide
  const cluster = postgresBinaries ? await startCluster(postgresBinaries) : undefined
  const data = newData(cluster)

  // One database shows it; the demo content is made the same way in the other.
  if (isFull || !cluster) await killedStart(data)
  const development = { ...data.env, NODE_ENV: 'development' }
  const first = await startContentServer({ demoContent: 'once', ...data, env: development })
  provide('firstStart', await look(first.url))
  await first.stop()
  const seeded = newData(cluster, data)

  const server = await startContentServer({ demoContent: 'once', ...data })
  provide('url', server.url)
  provide('seeded', seeded)
  if (cluster) provide('cluster', { binaries: cluster.binaries, folder: cluster.folder })

  return async () => {
    await server.stop()
    for (const used of [data, seeded]) removeData(used)
    await cluster?.stop()
  }
}
