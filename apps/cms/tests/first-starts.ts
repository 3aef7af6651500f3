import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { environmentFor, freePort, spawnContentServer, startContentServer } from './start-content-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A running server with the demo content, started for the second time. */
    url: string
    /** A copy of its data that nobody changes: a test that starts a server itself copies it again. */
    seededData: string
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
async function killedStart(dataDir: string) {
  const { child, exited, logs } = spawnContentServer(
    environmentFor({ demoContent: 'once' }, dataDir, await freePort()),
  )
  const uploads = path.join(dataDir, 'public/uploads')
  while (!existsSync(uploads) || readdirSync(uploads).length < 80) {
    if (child.exitCode !== null) throw new Error(`The content server stopped while starting:\n${logs()}`)
    await wait(50)
  }
  child.kill('SIGKILL')
  await exited
}

export default async function firstStarts({ provide }: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-tests-'))
  const seededData = mkdtempSync(path.join(tmpdir(), 'cms-tests-copy-'))

  await killedStart(dataDir)
  const first = await startContentServer({ demoContent: 'once', dataDir, env: { NODE_ENV: 'development' } })
  provide('firstStart', await look(first.url))
  await first.stop()
  cpSync(dataDir, seededData, { recursive: true })

  const server = await startContentServer({ demoContent: 'once', dataDir })
  provide('url', server.url)
  provide('seededData', seededData)

  return async () => {
    await server.stop()
    for (const folder of [dataDir, seededData]) rmSync(folder, { recursive: true, force: true })
  }
}
