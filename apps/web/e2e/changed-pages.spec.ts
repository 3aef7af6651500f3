import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { freePort } from '../../../tools/free-port.mjs'
import { pagePath } from '../app/paths/site-pages.ts'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { rawRequest } from './raw-request.ts'
import { startSite } from './start-site.ts'
import { languages } from './test.ts'
import { withinOneMinute } from './within-one-minute.ts'

const documentId = 'a'.repeat(24)
const announcement = {
  id: 1,
  documentId,
  slug: 'open-day',
  description: null,
  content: null,
  date: '2026-11-20',
  createdAt: '2026-11-20T12:00:00.000Z',
  image: null,
}

test('an edited announcement renders the pages that show it again, and no other page', {
  tag: ['@spec:13.12'],
}, async () => {
  const edited = { title: 'Before', updatedAt: announcement.createdAt }
  const secret = randomBytes(24).toString('base64url')
  const contentServer = await proxyContentServer((url, body) => {
    if (url.pathname !== '/graphql' || JSON.parse(body).operationName !== 'anouncements') return undefined
    return { status: 200, body: { data: { anouncements: [{ ...announcement, ...edited }] } } }
  })
  const metricsPort = await freePort()
  const env = { WEBHOOK_SECRET: secret, METRICS_PORT: String(metricsPort) }
  const site = await startSite({ cmsUrl: contentServer.url, env })
  const metric = async (name: string) => {
    const { text } = await rawRequest(`http://127.0.0.1:${metricsPort}/metrics`)
    const line = text.split('\n').find((it) => it.startsWith(`${name} `))
    return Number(line?.slice(name.length))
  }
  const renders = () => metric('site_renders_total{outcome="complete"}')
  const cached = () => metric('site_page_cache_responses_total{source="fresh"}')
  const read = async (path: string) => (await rawRequest(site.url + path)).text
  const showing = ['home', 'announcements'] as const
  const other = ['services', 'contact', 'lectures'] as const
  const pathsOf = (pages: readonly Parameters<typeof pagePath>[1][]) =>
    pages.flatMap((page) => [pagePath('fa', page), dataPathOf(pagePath('fa', page))])
  try {
    let edition = 0
    await withinOneMinute(async () => {
      for (const path of pathsOf(showing)) await expect.poll(() => read(path)).toContain(edited.title)
      for (const path of pathsOf(other)) await read(path)
      edition += 1
      const updatedAt = new Date(Date.parse(announcement.createdAt) + edition * 1000).toISOString()
      Object.assign(edited, { title: `After change ${edition}`, updatedAt })
      expect(await notifyOfChange(site.url, secret, 'api::anouncement.anouncement', documentId)).toBe(204)
      for (const language of languages)
        await expect.poll(() => read(pagePath(language, 'home'))).toContain(edited.title)
      // A page in one language is rendered again when the list of the other arrives, which is read by itself.
      const homesCached = async () => {
        const since = await cached()
        for (const language of languages) await read(pagePath(language, 'home'))
        return (await cached()) - since
      }
      await expect.poll(homesCached).toBe(languages.length)
      const before = await renders()
      for (const path of pathsOf(other)) await read(path)
      expect(await renders()).toBe(before)
      // The previous page is served while the new one is rendered for longer than half a second.
      for (const path of pathsOf(showing)) await expect.poll(() => read(path)).toContain(edited.title)
      expect(await renders()).toBe(before + pathsOf(showing).length - 1)
    })
  } finally {
    await site.stop()
    contentServer.stop()
  }
})
