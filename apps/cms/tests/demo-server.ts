import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import type { Data } from './data.ts'

const collections = [
  'anouncements',
  'imageGalleries',
  'occasions',
  'pages',
  'posts',
  'sounds',
  'videoGalleries',
  'upload/files',
]

async function total(url: string, collection: string) {
  const response = await fetch(`${url}/api/${collection}?pagination[pageSize]=100`)
  const body = (await response.json()) as unknown[] | { meta: { pagination: { total: number } } }
  return Array.isArray(body) ? body.length : body.meta.pagination.total
}

/** The contract of a server and the number of its entries. */
export async function readState(url: string) {
  const contract = async (name: string) => (await fetch(`${url}/api/contract/${name}`)).text()
  const totals: Record<string, number> = {}
  for (const collection of collections) totals[collection] = await total(url, collection)
  return { openapi: await contract('openapi.json'), schema: await contract('schema.graphql'), totals }
}

export interface DemoServer {
  /** A running server with the demo content, started for the second time. */
  url: string
  /** An unmodified copy of its data: a test that starts a server itself copies it again. */
  seeded: Data
  /** What the first start served, in development, before any change. */
  firstStart: Awaited<ReturnType<typeof readState>>
}

/** What `first-starts.ts` creates in the process of the run, once for all files. */
export async function firstStart<Made>(path: string): Promise<Made> {
  // Not `fetch`, which times out after five minutes: a busy machine needs longer for a first start.
  const [response] = (await once(get(inject('firstStartsUrl') + path), 'response')) as [IncomingMessage]
  const body = await text(response)
  if (response.statusCode !== 200) throw new Error(body)
  return JSON.parse(body)
}

let demo: Promise<DemoServer> | undefined

/** The server that all files share. */
export function demoServer() {
  demo ??= firstStart<DemoServer>('/demo')
  return demo
}

/** The data of a server that ran once, without content. */
export const tables = () => firstStart<Data>('/tables')
