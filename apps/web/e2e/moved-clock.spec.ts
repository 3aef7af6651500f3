import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../../tools/free-port.mjs'
import { onlyInFullRun } from './extent.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { rawRequest } from './raw-request.ts'
import { startSite } from './start-site.ts'

const days = 24 * 60 * 60 * 1000

test('after a server’s clock is set back three days and then right, pages and content are up to date', {
  tag: [onlyInFullRun, '@spec:13.12'],
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'moved-clock-'))
  const file = join(folder, 'milliseconds')
  const moveClock = (by: number) => {
    writeFileSync(`${file}.next`, String(by))
    renameSync(`${file}.next`, file)
  }
  moveClock(0)
  let title = 'The true day'
  const contentServer = await proxyContentServer(({ pathname }) =>
    pathname === '/api/announcement'
      ? { status: 200, body: { data: { id: 1, documentId: 'notice', active: true, title }, meta: {} } }
      : undefined,
  )
  const metricsPort = await freePort()
  const site = await startSite({
    cmsUrl: contentServer.url,
    env: {
      MOVED_CLOCK: file,
      NODE_OPTIONS: `--import=${new URL('moved-clock.ts', import.meta.url)}`,
      METRICS_PORT: String(metricsPort),
    },
  })
  const page = async () => (await rawRequest(`${site.url}/ca/services`)).text
  const now = async () => JSON.parse((await rawRequest(`${site.url}/now`)).text).now as number
  const pagesMade = async () => {
    const { text } = await rawRequest(`http://127.0.0.1:${metricsPort}/metrics`)
    return Number(/site_page_cache_responses_total\{source="rendered"\} (\d+)/.exec(text)?.[1])
  }
  try {
    await expect.poll(page).toContain('The true day')
    for (const [by, next] of [
      [-3 * days, 'Three days before'],
      [0, 'The true day again'],
    ] as const) {
      const before = await pagesMade()
      moveClock(by)
      await expect.poll(async () => Math.abs((await now()) - Date.now() - by)).toBeLessThan(60_000)
      expect(await page()).toContain(title)
      expect(await pagesMade()).toBe(before + 1)
      title = next
      await expect.poll(page).toContain(next)
    }
    expect(site.logs()).not.toMatch(/content_unavailable|request_failed|"level":50/)
  } finally {
    await site.stop()
    contentServer.stop()
    rmSync(folder, { recursive: true })
  }
})
