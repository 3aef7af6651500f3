import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stateTimeout } from '../../../tools/test-timeouts.mjs'
import { account } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { launchBrowser } from './launch-browser.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const content = await emptyData()
let server: ContentServer
let browser: Browser

beforeAll(async () => {
  server = await startContentServer({ demoContent: 'off', ...content })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  removeData(content)
})

async function openPage() {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(stateTimeout)
  return page
}
const hasAdmin = async () => {
  const response = await fetch(`${server.url}/admin/init`)
  return ((await response.json()) as { data: { hasAdmin: boolean } }).data.hasAdmin
}

/** A page of another site on this machine, which sends its form at once. */
async function hostilePage(action: string, enctype: string) {
  const fields = Object.entries(account).map(([name, value]) => `<input name="${name}" value="${value}">`)
  const html = `<form method="post" action="${action}" enctype="${enctype}">${fields.join('')}</form><script>document.forms[0].submit()</script>`
  const site = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  return { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`, stop: () => site.close() }
}

describe('In a browser, the first administrator', { tags: ['spec:13.6'] }, () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])(
    'is not made by a form of another site, sent as %s, even after the setup link was opened',
    async (enctype) => {
      const page = await openPage()
      await page.goto(readFileSync(path.join(content.dataDir, 'setup-link'), 'utf8').trim())
      const hostile = await hostilePage(`${server.url}/admin/register-admin`, enctype)
      const responded = page.waitForResponse((response) => response.url().endsWith('/admin/register-admin'))
      await page.goto(hostile.url)
      expect((await responded).status()).toBe(415)
      expect(await hasAdmin()).toBe(false)
      hostile.stop()
      await page.context().close()
    },
  )

  it('sees in both languages that the setup link is required, and registers with it in the form of the panel', async () => {
    const page = await openPage()
    await page.goto(`${server.url}/admin`)
    expect(await page.getByText('پیوند راه‌اندازی').first().isVisible()).toBe(true)
    expect(await page.getByText('open the setup link').isVisible()).toBe(true)
    expect(await page.locator('form').count()).toBe(0)

    await page.goto(readFileSync(path.join(content.dataDir, 'setup-link'), 'utf8').trim())
    await page.locator('input[name=firstname]').fill(account.firstname)
    expect(page.url()).toBe(`${server.url}/admin/auth/register-admin`)
    await page.locator('input[name=lastname]').fill(account.lastname)
    await page.locator('input[name=email]').fill(account.email)
    await page.locator('input[name=password]').fill(account.password)
    await page.locator('input[name=confirmPassword]').fill(account.password)
    await page.locator('button[type=submit]').click()
    await page.locator('nav').first().waitFor()
    expect(await hasAdmin()).toBe(true)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('setup_token')
    await page.context().close()
  })

  it('signs in from then on without a link', async () => {
    const page = await openPage()
    await page.goto(`${server.url}/admin`)
    await page.locator('input[name=email]').fill(account.email)
    await page.locator('input[name=password]').fill(account.password)
    await page.locator('button[type=submit]').click()
    await page.locator('nav').first().waitFor()
    await page.context().close()
  })
})
