import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'
import {
  attemptsLeft,
  type RawAnswer,
  rawJson,
  type SignIn,
  signIns,
  spellings,
} from '../../../cms/tests/account-addresses.ts'
import { type ContentServer, startContentServer } from '../../../cms/tests/start-content-server.ts'
import { sample } from '../../e2e/extent.ts'
import { writeNginxConfiguration } from './nginx-configuration.ts'
import { answers, type Process, processOf } from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'account-limits-'))
let contentServer: ContentServer
let nginx: Process
/** Of the content server, through nginx. */
let url: string

beforeAll(async () => {
  // An https address: the content server reads the client's address from its proxy.
  const env = { PUBLIC_URL: 'https://cms.example.org' }
  contentServer = await startContentServer({ demoContent: 'off', env })
  const [site, cms, inner, ...sites] = await Promise.all([1, 2, 3, 4, 5].map(() => freePort()))
  url = `http://127.0.0.1:${cms}`
  const ports = { site, cms, inner, sites, contentServer: Number(new URL(contentServer.url).port) }
  nginx = processOf({
    name: 'nginx',
    command: inject('topology').nginx,
    args: [
      '-p',
      folder,
      '-c',
      writeNginxConfiguration(folder, ports as Parameters<typeof writeNginxConfiguration>[1]),
    ],
    env: process.env,
    isReady: answers(`${url}/_health`),
  })
  await nginx.start()
})

afterAll(async () => {
  await nginx?.stop()
  await contentServer?.stop()
  rmSync(folder, { recursive: true, force: true })
})

let client = 0
const newClient = () => {
  client += 1
  return `10.0.${client >> 8}.${client & 255}`
}
/** nginx speaks plain http here, over which the content server sends no session: its refusal shows that it compared. */
const wrong = (path: SignIn) => ({ [signIns[path]]: 'nobody@example.org', password: 'x' })
const isCompared = ({ body }: RawAnswer) => /Invalid (credentials|identifier or password)/.test(body)

/** The statuses of 20 requests at once: more than nginx passes on, and fewer than the content server refuses. */
const statusesOf = async (target: string, addressOf: (at: number) => string, method = 'POST') =>
  Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const headers = { 'X-Forwarded-For': addressOf(at) }
      return (await rawJson(url, target, { method, headers })).status
    }),
  )

describe.each(Object.keys(signIns) as SignIn[])('through nginx, %s', { tags: ['spec:13.3'] }, (path) => {
  test.each(sample(path, spellings, 6))(
    '%s is counted by both or compares no password',
    async (_name, spell) => {
      const target = spell(path, new URL(url).host)
      const answer = await rawJson(url, target, {
        headers: { 'X-Forwarded-For': newClient() },
        body: wrong(path),
      })
      if (!isCompared(answer)) return expect([400, 403, 404, 405], answer.head).toContain(answer.status)
      expect(attemptsLeft(answer)).toEqual(expect.any(Number))
      const address = newClient()
      expect(await statusesOf(target, () => address)).toContain(429)
    },
  )

  test('some spellings do compare a password', async () => {
    for (const target of [path, path.toUpperCase(), `${path}/`, `${path}?x=1`]) {
      const headers = { 'X-Forwarded-For': newClient() }
      expect(isCompared(await rawJson(url, target, { headers, body: wrong(path) })), target).toBe(true)
    }
  })
})

describe('nginx counts', { tags: ['spec:13.3'] }, () => {
  test('a change of the own password in the panel', async () => {
    const address = newClient()
    expect(await statusesOf('/admin/users/me', () => address, 'PUT')).toContain(429)
  })

  test.each(['GET', 'OPTIONS', 'HEAD'])('no %s of an account', async (method) => {
    const address = newClient()
    for (const target of ['/admin/login', '/api/auth/local', '/admin/users/me'])
      expect(await statusesOf(target, () => address, method), target).not.toContain(429)
  })

  test('the addresses of one network of IPv6 together, and those of two apart', async () => {
    expect(await statusesOf('/admin/login', (at) => `2001:db8:a:a:${at}::${at}`)).toContain(429)
    expect(await statusesOf('/admin/login', (at) => `2001:db8:a:${at + 16}::1`)).not.toContain(429)
  })

  test('an address with bytes that end a line or a text', async () => {
    expect(await statusesOf('/admin/login', (at) => `2001:a0a:0:a00::${at}`)).toContain(429)
    expect(await statusesOf('/admin/login', (at) => `2001:a0b:0:a00::${at}`)).toContain(429)
    expect(await statusesOf('/admin/login', () => '10.10.0.10')).toContain(429)
  })

  test('IPv4 that is mapped to IPv6 by its address', async () => {
    expect(await statusesOf('/admin/login', (at) => `::ffff:198.51.100.${at + 1}`)).not.toContain(429)
    expect(await statusesOf('/admin/login', () => '::ffff:203.0.113.77')).toContain(429)
  })

  test('by the address that it sees: what a client writes before it is not passed on', async () => {
    expect(await statusesOf('/admin/login', (at) => `198.51.100.${at}, 203.0.113.5`)).toContain(429)
    const left = async (forged: string) => {
      const headers = { 'X-Forwarded-For': `${forged}, 203.0.113.6` }
      return attemptsLeft(await rawJson(url, '/api/auth/local', { headers }))
    }
    const first = (await left('192.0.2.1')) ?? 0
    // Where the minute of the content server ends in between, its second one does not.
    await expect.poll(async () => first - ((await left('192.0.2.2')) ?? 0)).toBeGreaterThan(0)
  })
})
