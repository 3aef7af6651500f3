import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runDevServers } from './dev-servers.mjs'

let folder
let options
let events

const node = (name, script, env) => ({
  name,
  command: process.execPath,
  args: ['-e', script],
  cwd: folder,
  env: { ...process.env, ...env },
  log: join(folder, `${name}.log`),
  onOutput: (text) => events.push(...text.trim().split('\n')),
})

/** Listens at once, and answers with success when the file `ready` exists. */
const slowContentServer = `
  const { existsSync } = require('node:fs')
  require('node:http')
    .createServer((request, response) => {
      response.statusCode = existsSync('ready') ? 204 : 503
      if (!existsSync('ready')) console.log('asked too early')
      response.end()
    })
    .listen(Number(process.env.PORT), '127.0.0.1')`
const site = "console.log('site started'); setInterval(() => {}, 1000)"

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'))
  events = []
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const port = String(probe.address().port)
  probe.close()
  let stop
  const stopAsked = new Promise((resolve) => {
    stop = () => resolve('SIGINT')
  })
  options = {
    cms: node('content server', slowContentServer, { PORT: port }),
    site: node('site', site),
    healthUrl: `http://127.0.0.1:${port}/_health`,
    stopAsked,
    stop,
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('`npm run dev`', () => {
  test('starts the site when the content server answers, not before', async () => {
    const running = runDevServers(options)
    await expect.poll(() => events.filter((it) => it === 'asked too early').length).toBeGreaterThan(2)
    expect(events).not.toContain('site started')
    writeFileSync(join(folder, 'ready'), '')
    await expect.poll(() => events).toContain('site started')
    options.stop()
    await running
  })

  test('stops while it waits for the content server', async () => {
    const running = runDevServers(options)
    await expect.poll(() => events).toContain('asked too early')
    options.stop()
    await running
    expect(events).not.toContain('site started')
  })

  test('a content server that cannot start ends it, with its output', async () => {
    const broken = node('content server', "console.error('no such database'); process.exit(1)")
    await expect(runDevServers({ ...options, cms: broken })).rejects.toThrow('no such database')
    await expect.poll(() => readFileSync(broken.log, 'utf8')).toContain('no such database')
  })
})
