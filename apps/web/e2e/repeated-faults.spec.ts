import { expect, test } from '@playwright/test'
import { listenOnLoopback } from './loopback.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { type Site, startSite } from './start-site.ts'

const secret = 'shared by this test and its site'

type Line = { event: string; type?: string; repeated?: number; others?: object[] }
const linesOf = (logs: string, event: string): Line[] =>
  logs
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line))

/** Returns how often what is logged once a minute may have been logged since: once, on a fast machine. */
function logsInMinutes(): () => number {
  const began = performance.now()
  return () => 1 + Math.floor((performance.now() - began) / 60_000)
}

test.describe('a site whose content server gives invalid entries and no uploads', () => {
  test.describe.configure({ mode: 'default' })
  let readings = 0
  let contentServer: Awaited<ReturnType<typeof proxyContentServer>>
  let site: Site
  let most: ReturnType<typeof logsInMinutes>
  test.beforeAll(async () => {
    contentServer = await proxyContentServer(({ pathname, searchParams }) => {
      if (pathname.startsWith('/uploads/')) return { status: 500 }
      if (!['/api/posts', '/api/videoGalleries'].includes(pathname)) return undefined
      readings += 1
      const isEnglish = searchParams.get('locale') === 'en'
      // Each response differs, so each is validated; one entry is valid, so each is accepted.
      const wrong = Array.from({ length: 99 }, (_, at) => ({
        documentId: `wrong-${at}-${readings}`,
        slug: 5,
      }))
      const right = { documentId: 'right', slug: 'right', title: 'Right', kind: 'class' }
      return {
        status: 200,
        body: { data: isEnglish ? [...wrong, right] : [], meta: { pagination: { pageCount: 1 } } },
      }
    })
    site = await startSite({
      cmsUrl: contentServer.url,
      env: { WEBHOOK_SECRET: secret, PICTURE_CACHE_DIR: test.info().outputPath('pictures') },
    })
    most = logsInMinutes()
  })
  test.afterAll(async () => {
    await site.stop()
    contentServer.stop()
  })

  test('a hundred invalid entries, read again and again, are logged once per type and minute', {
    tag: ['@spec:13.14'],
  }, async () => {
    for (const path of ['/ca/classes', '/ca/gallery'])
      expect((await fetch(site.url + path)).status, path).toBe(200)
    for (let change = 0; change < 5; change++) {
      const before = readings
      for (const type of ['post', 'video-gallery'])
        expect(await notifyOfChange(site.url, secret, `api::${type}.${type}`)).toBe(204)
      await expect.poll(() => readings).toBeGreaterThan(before + 4)
    }
    const lines = linesOf(site.logs(), 'content_invalid')
    const types = lines.map(({ type }) => type)
    for (const type of ['post', 'video-gallery']) {
      expect(types, type).toContain(type)
      expect(types.filter((it) => it === type).length, type).toBeLessThanOrEqual(most())
    }
    const [first] = lines
    expect(first?.repeated).toBeGreaterThan(90)
    expect(first?.others).toHaveLength(20)
  })

  test('pictures that cannot be processed and refused webhooks are logged once per kind, however many', {
    tag: ['@spec:13.14'],
  }, async () => {
    const html = await (await fetch(`${site.url}/ca/home`)).text()
    const pictures = [...new Set(html.match(/\/pictures\/[\w-]+\/[0-9a-z]+\/\d+\.avif/g))]
    expect(pictures.length).toBeGreaterThan(10)
    for (const path of pictures) expect((await fetch(site.url + path)).status).toBe(502)
    for (let times = 0; times < 20; times++)
      expect(await notifyOfChange(site.url, 'another secret', 'api::post.post')).toBe(401)
    for (const event of ['picture_failed', 'webhook_refused']) {
      await expect.poll(site.logs).toContain(event)
      expect(linesOf(site.logs(), event).length, event).toBeLessThanOrEqual(most())
    }
  })
})

test('a content server that closes each connection is not logged for each visitor', {
  tag: ['@spec:13.14'],
}, async () => {
  const contentServer = await listenOnLoopback((request) => void request.socket.destroy())
  const site = await startSite({ cmsUrl: contentServer.url })
  try {
    for (let views = 0; views < 50; views++)
      expect((await fetch(`${site.url}/ca/events?view=${views}`)).status).toBe(503)
    const lines = linesOf(site.logs(), 'content_unavailable')
    const contents = lines.map((it) => (it as { content?: string }).content)
    expect(contents.length).toBe(new Set(contents).size)
  } finally {
    await site.stop()
    contentServer.stop()
  }
})
