import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { isFull, sample } from '../../web/e2e/extent.ts'
import { type Administrator, administratorOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { rowsIn } from './database-rows.ts'
import { environmentFor, spawnContentServer, startContentServer } from './start-content-server.ts'

const type = 'api::anouncement.anouncement'
const entries = `/content-manager/collection-types/${type}`
const content = await emptyData()

/** What the site was notified of. */
const notified: string[] = []
const site = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const { event, documentId } = JSON.parse(body) as { event: string; documentId: string }
  notified.push(`${event} ${documentId}`)
  response.writeHead(204).end()
})
let env: Record<string, string>

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const { port } = site.address() as AddressInfo
  env = {
    ...content.env,
    SITE_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    WEBHOOK_SECRET: 'known-to-this-test-only',
  }
})
afterAll(() => {
  site.close()
  removeData(content)
})

interface Row {
  documentId: string
  locale: string
  action: 'publish' | 'unpublish'
  state: string
}

const scheduled = () =>
  rowsIn(
    content,
    'SELECT document_id AS "documentId", locale, action, state FROM centre_scheduled_actions ORDER BY id',
  ) as unknown as Row[]

/** The published rows by entry and language, each with its id: publishing again makes another. */
const published = () =>
  new Map(
    rowsIn(content, 'SELECT id, document_id, locale FROM anouncements WHERE published_at IS NOT NULL').map(
      ({ id, document_id, locale }) => [`${document_id} ${locale}`, id],
    ),
  )

/** Whatever moment a process is killed at, what is marked as done is done, and what is not is not. */
function expectWhole() {
  const rows = published()
  for (const { documentId, locale, action, state } of scheduled()) {
    const isPublished = rows.has(`${documentId} ${locale}`)
    expect(isPublished, `${action} ${locale}, ${state}`).toBe((action === 'publish') === (state === 'done'))
  }
  return rows
}

const times = { publishAt: null, unpublishAt: null, locales: ['fa', 'en'] }
let written = 0

/** Two announcements in two languages: one to be published soon, one that is published to be unpublished soon. */
async function scheduleSoon(administrator: Administrator) {
  written += 1
  const ids: string[] = []
  for (const kind of ['new', 'old']) {
    const values = { title: kind, slug: `${kind}-${written}`, date: '2026-12-01' }
    const { data } = await administrator('POST', `${entries}?locale=fa`, values)
    await administrator('PUT', `${entries}/${data.documentId}?locale=en`, values)
    ids.push(data.documentId)
  }
  const [toPublish, toUnpublish] = ids
  await administrator('POST', `${entries}/actions/bulkPublish`, {
    documentIds: [toUnpublish],
    locale: ['fa', 'en'],
  })
  // A busy machine plans the second later, and a time that is past is refused.
  const soon = () => new Date(Date.now() + 3000).toISOString()
  const set = (id: string | undefined, changed: object) =>
    administrator('PUT', `/content-manager/schedule/${type}/${id}?locale=fa`, { ...times, ...changed })
  await set(toPublish, { publishAt: soon() })
  await set(toUnpublish, { unpublishAt: soon() })
  return ids
}

const isOpen = () => scheduled().some(({ state }) => state === 'scheduled')

/** Starts a server that is killed at a statement, unless everything is done before. */
async function startUntilKilled(statement: number) {
  const preload = fileURLToPath(new URL('kill-at-statement.cjs', import.meta.url))
  const killed = { ...env, NODE_OPTIONS: `--require ${preload}`, KILL_AT_STATEMENT: String(statement) }
  const port = await freePort()
  const { child, exited, logs } = spawnContentServer(
    environmentFor({ demoContent: 'off', env: killed }, content.dataDir, port),
  )
  const url = `http://127.0.0.1:${port}`
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const answers = () =>
    fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(async () => !isRunning() || (await answers()), { timeout: 600_000 }).toBe(true)
  // What the last start left undone is done by this one.
  const tables = rowsIn(content, 'SELECT 1 FROM strapi_core_store_settings')
  if (tables.length > 0 && isRunning() && !isOpen())
    await scheduleSoon(await administratorOf(url)).catch(async (error) => {
      // On a busy machine the first is due, and the server killed, before the others are planned.
      if (!(await Promise.race([exited.then(() => true), wait(10_000, false)]))) throw error
    })
  await expect.poll(() => !isRunning() || !isOpen(), { timeout: 600_000 }).toBe(true)
  child.kill('SIGKILL')
  await exited
  return { logs: logs(), wasKilled: child.signalCode === 'SIGKILL' }
}

/** Each third of the first statements that the server sends for all four. */
const moments = Array.from({ length: 50 }, (_, at) => at * 3 + 1)

it('A server that is killed at any statement leaves each of them done or not begun, and the next start does it once', async () => {
  for (const moment of sample('schedule-crashes', moments, 1)) {
    await startUntilKilled(moment)
    expectWhole()
  }
  const before = expectWhole()
  const server = await startContentServer({ demoContent: 'off', ...content, env })
  try {
    if (!isOpen()) await scheduleSoon(await administratorOf(server.url))
    await expect.poll(isOpen).toBe(false)
    const after = expectWhole()
    for (const [entry, id] of before) if (after.has(entry)) expect(after.get(entry)).toBe(id)
  } finally {
    await server.stop()
  }
})

// Two more starts.
if (isFull)
  it('Two servers that share a database do it once', async () => {
    const servers = await Promise.all(
      [0, 1].map(() => startContentServer({ demoContent: 'off', ...content, env })),
    )
    try {
      const [first] = servers
      if (!first) throw new Error('No server')
      const [toPublish, toUnpublish] = await scheduleSoon(await administratorOf(first.url))
      notified.length = 0
      await expect.poll(isOpen).toBe(false)
      expectWhole()
      await expect.poll(() => notified.length).toBe(4)
      expect(notified.toSorted()).toEqual(
        [toPublish, toUnpublish]
          .flatMap((id, at) => [0, 1].map(() => `entry.${at === 0 ? 'publish' : 'unpublish'} ${id}`))
          .toSorted(),
      )
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })
