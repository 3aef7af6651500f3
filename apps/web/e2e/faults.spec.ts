import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { startSite } from './start-site.ts'

test('the site starts and responds while the content server is down, and reports it only to the operator', {
  tag: ['@spec:8.1', '@spec:9.2'],
}, async ({ request }) => {
  const site = await startSite({ cmsUrl: 'http://127.0.0.1:9' })
  try {
    for (const language of ['fa', 'ca']) {
      const response = await request.get(`${site.url}/${language}/home`)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).toContain('<table')
      expect(html).not.toMatch(/Error|ECONNREFUSED/)
    }
    await expect.poll(site.logs).toContain('"event":"content_unavailable","content":"banner"')
  } finally {
    await site.stop()
  }
})

/** A fake content server with invalid content; every other URL of it has status 404. */
async function serveBadContent() {
  const good = {
    documentId: 'good',
    slug: 'good',
    title: 'A sound announcement',
    description: null,
    content: '**Come**',
    date: '2026-11-20',
  }
  const bad = { ...good, documentId: 'bad-date', slug: 'bad-date', title: 'Without a day', date: 'soon' }
  const entries: Record<string, unknown> = {
    anouncements: [bad, good],
    sounds: [
      { documentId: 'no-media', slug: 'silent', title: 'Silent', kind: 'lecture', MainPage: true, media: [] },
    ],
    mainPageEvent: { documentId: 'event', Title: '', Content: 5 },
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const name = request.method === 'POST' ? JSON.parse(body).operationName : ''
    response.writeHead(name in entries ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ data: name in entries ? { [name]: entries[name] } : null }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

test('invalid content is skipped, and the log names its entry and field', async ({ request }) => {
  const contentServer = await serveBadContent()
  const site = await startSite({ cmsUrl: contentServer.url })
  try {
    const html = await (await request.get(`${site.url}/ca/home`)).text()
    expect(html).toContain('A sound announcement')
    expect(html).not.toContain('Without a day')
    expect(html).not.toContain('Silent')
    const logged = () =>
      site
        .logs()
        .split('\n')
        .filter((line) => line.includes('content_invalid'))
        .map((line) => JSON.parse(line))
        .map(({ type, entry, problems }) => [type, entry, problems[0].field])
    for (const expected of [
      ['anouncement', 'bad-date', 'date'],
      ['sound', 'no-media', 'media'],
      ['main-page-event', 'event', 'Title'],
    ])
      await expect.poll(logged).toContainEqual(expected)
  } finally {
    await site.stop()
    contentServer.stop()
  }
})

test('a start without a required setting reports its name, the reason and a valid example', {
  tag: ['@spec:7.5'],
}, async () => {
  const start = startSite({ cmsUrl: 'not an address', env: { PUBLIC_URL: '' } })
  await expect(start).rejects.toThrow(/PUBLIC_URL is missing\. Example: PUBLIC_URL=https/)
  await expect(start).rejects.toThrow(/CMS_URL must be an http or https address\. Example: CMS_URL=http/)
})
