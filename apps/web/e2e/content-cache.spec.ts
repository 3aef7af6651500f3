import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { wireTo } from './faulty-wire.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { secureWireTo } from './secure-wire.ts'
import { type Site, startSite } from './start-site.ts'

const secret = 'shared by this test and its site'

test.describe('a site whose content server changes and goes away', () => {
  // One site for all of them: a start takes seconds.
  test.describe.configure({ mode: 'default' })
  let questions = 0
  let emptied = false
  let contentServer: Awaited<ReturnType<typeof proxyContentServer>>
  let wire: Awaited<ReturnType<typeof wireTo>>
  let site: Site
  test.beforeAll(async () => {
    contentServer = await proxyContentServer(({ pathname }) => {
      questions += 1
      return emptied && pathname === '/api/posts'
        ? { status: 200, body: { data: [], meta: { pagination: { pageCount: 0 } } } }
        : undefined
    })
    wire = await wireTo(contentServer.url)
    site = await startSite({ cmsUrl: wire.url, env: { WEBHOOK_SECRET: secret } })
  })
  test.afterAll(async () => {
    await site.stop()
    wire.stop()
    contentServer.stop()
  })

  test('unknown addresses cause no request to the content server', { tag: ['@spec:12.4'] }, async ({
    request,
  }) => {
    const sections = ['events', 'lectures', 'classes', 'gallery', 'gallery-image', 'announcements', 'p']
    const visit = (number: number) =>
      Promise.all(
        sections.map(async (section) =>
          expect((await request.get(`${site.url}/ca/${section}/nothing-${number}`)).status(), section).toBe(
            404,
          ),
        ),
      )
    // A site that has not read its content yet answers 503 where the content server is slow.
    await expect(() => visit(0)).toPass()
    let number = 0
    // What is cached is fetched again each minute, whoever visits: visits in between cause nothing.
    await expect(async () => {
      const before = questions
      for (const end = number + 5; number < end; ) await visit(++number)
      expect(questions).toBe(before)
    }).toPass()
  })

  test('an emptied list is shown as empty, because that is not a failure', { tag: ['@spec:12.1'] }, async ({
    request,
  }) => {
    const events = async () => {
      const response = await request.get(site.url + pagePath('ca', 'events'))
      expect(response.status()).toBe(200)
      return [...(await response.text()).matchAll(new RegExp(`href="${recordPath('ca', 'event', '')}`, 'g'))]
        .length
    }
    expect(await events()).toBeGreaterThan(0)
    emptied = true
    expect(await notifyOfChange(site.url, secret, 'api::post.post')).toBe(204)
    await expect.poll(events).toBe(0)
    expect(site.logs()).not.toContain('content_unavailable')
    emptied = false
    expect(await notifyOfChange(site.url, secret, 'api::post.post')).toBe(204)
    await expect.poll(events).toBeGreaterThan(0)
  })

  test('when the content server goes away under load visitors notice nothing, and the site reconnects when it is back', {
    tag: ['@spec:12.1'],
  }, async ({ request }) => {
    const addresses = (['home', 'events', 'lectures', 'classes', 'gallery'] as const).map((it) =>
      pagePath('fa', it),
    )
    const view = () =>
      Promise.all(
        addresses.map(async (address) =>
          expect((await request.get(site.url + address)).status(), address).toBe(200),
        ),
      )
    const logsAfterViews = async () => {
      await view()
      return site.logs()
    }
    await view()
    await wire.down()
    expect(await notifyOfChange(site.url, secret, 'api::post.post')).toBe(204)
    await expect.poll(logsAfterViews).toContain('"event":"content_unavailable","content":"posts"')
    await view()
    await wire.up()
    await expect.poll(logsAfterViews).toContain('"event":"content_available","content":"posts"')
    await view()
  })
})

test('an expired certificate is a failure like any other, until it is renewed', {
  tag: ['@spec:12.1'],
}, async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  const authorities = join(folder, 'authorities.pem')
  const wire = await secureWireTo(process.env.CMS_URL ?? '', authorities)
  const site = await startSite({
    cmsUrl: wire.url,
    env: { WEBHOOK_SECRET: secret, NODE_EXTRA_CA_CERTS: authorities },
  })
  const status = async () => (await request.get(site.url + pagePath('fa', 'services'))).status()
  try {
    expect(await status()).toBe(200)
    wire.expire()
    expect(await notifyOfChange(site.url, secret, 'api::service.service')).toBe(204)
    await expect.poll(site.logs).toContain('"event":"content_unavailable","content":"service"')
    expect(await status()).toBe(200)
    wire.renew()
    await expect.poll(site.logs).toContain('"event":"content_available","content":"service"')
    expect(await status()).toBe(200)
  } finally {
    await site.stop()
    wire.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
