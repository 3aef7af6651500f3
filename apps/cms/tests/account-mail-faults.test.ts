import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { newClientHeaders } from './account-server.ts'
import { account, administratorOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { startContentServer } from './start-content-server.ts'

const send = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: newClientHeaders(), body: JSON.stringify(body) })

const requests = (email: string, url: string) =>
  [
    ['/api/auth/forgot-password', 200],
    ['/api/auth/send-email-confirmation', 200],
    ['/admin/forgot-password', 204],
  ].map(async ([address, status]) => {
    const response = await send(url + address, { email })
    expect(response.status, address as string).toBe(status)
    return (await response.text()).replaceAll(email, 'the address')
  })

/** A server whose only user and administrator have the same address, with its mail server at the given port. */
async function serverMailingTo(port: number) {
  const data = await emptyData()
  const MAIL = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'centre@example.org' }
  const mailing = await startContentServer({ demoContent: 'off', ...data, env: { ...data.env, ...MAIL } })
  await administratorOf(mailing.url)
  const { email, password } = account
  const registered = await send(`${mailing.url}/api/auth/local/register`, {
    username: 'admin',
    email,
    password,
  })
  expect(registered.status).toBe(200)
  const stop = async () => {
    await mailing.stop()
    removeData(data)
  }
  return { mailing, email, stop }
}

describe('When the mail server is in trouble', { tags: ['spec:13.7'] }, () => {
  it('which does not answer, all responses are the same, and sent before any e-mail', async () => {
    const waiting: Socket[] = []
    const silent = createServer((socket) => waiting.push(socket.on('error', () => {})))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { mailing, email, stop } = await serverMailingTo((silent.address() as AddressInfo).port)
    const known = await Promise.all(requests(email, mailing.url))
    const unknown = await Promise.all(requests('nobody@example.org', mailing.url))
    expect(known).toEqual(unknown)
    // The e-mails to the account: registration, another confirmation, two new passwords.
    await expect.poll(() => waiting.length).toBe(4)
    await stop()
    for (const socket of waiting) socket.destroy()
    silent.close()
  })

  it('which is down, all responses are the same, and it is logged once, without the address', async () => {
    const { mailing, email, stop } = await serverMailingTo(9)
    const known = await Promise.all(requests(email, mailing.url))
    const unknown = await Promise.all(requests('nobody@example.org', mailing.url))
    expect(known).toEqual(unknown)
    const failures = () => mailing.logs().match(/Mail .* failed: \w+/g) ?? []
    // Of four e-mails two are of one kind, which is logged once a minute.
    await expect.poll(() => failures().length).toBe(3)
    expect(new Set(failures()).size).toBe(3)
    expect(mailing.logs()).not.toContain(email)
    await stop()
  })
})
