import type { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { recordPath } from '../app/paths/site-pages.ts'
import { copyRow } from './copy-row.ts'
import { isFull, sample } from './extent.ts'
import { linesOf } from './log-lines.ts'
import { readSitemap } from './read-sitemap.ts'
import { siteWithEntries } from './site-with-entries.ts'

/** More than ten pages of a response in `npm test`, more than a hundred in a full run. */
const files = isFull ? 10_500 : 1_050
const announcements = files
/** The last file of the library, and the announcement that shows it. */
const lastFile = `bulk_${files}`
const pictures = /\/pictures\/[\w-]+\/[0-9a-z]+\/\d+\.avif/g

function addEntries(database: DatabaseSync) {
  copyRow(database, 'files', "ext = '.webp' AND width > 0", files, {
    document_id: "'file' || number",
    hash: "'bulk_' || number",
    url: "'/uploads/bulk_' || number || '.webp'",
  })
  copyRow(database, 'anouncements', "published_at IS NOT NULL AND locale = 'en'", announcements, {
    document_id: "'announcement' || number",
    slug: "'announcement-' || number",
    title: "'Announcement ' || number",
    content: `'![A dome](/uploads/${lastFile}.webp)'`,
    date: "'2020-01-01'",
  })
}

test.describe(`a content server with ${files} files and announcements`, {
  tag: ['@spec:13.11'],
}, () => {
  test.describe.configure({ mode: 'default' })
  const running = siteWithEntries(addEntries)

  const read = async (path: string) => {
    const response = await fetch(running.site.url + path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  test('every picture of a page is loaded', async () => {
    let text = ''
    // The site reads all entries first, and ends a connection that is silent for two minutes.
    await expect(async () => {
      text = (await read('/fa/home')).text
    }).toPass()
    const addresses = [...new Set(text.match(pictures))]
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of sample('many-pictures', addresses, 4))
      expect((await read(address)).status, address).toBe(200)
  })

  test('pages are cached, by the site and by shared caches', async () => {
    for (const path of ['/fa/home', '/ca/home', '/fa/about-us', '/ca/services', '/fa/events']) {
      const { status, headers } = await read(path)
      expect([status, headers.get('cache-control')], path).toEqual([200, expect.stringContaining('s-maxage')])
    }
  })

  test('the last file of the library has its size in a text, and the last announcement a page', async () => {
    for (const number of [1, announcements]) {
      const { status, text } = await read(recordPath('ca', 'announcement', `announcement-${number}`))
      expect(status).toBe(200)
      expect(text).toMatch(new RegExp(`/pictures/${lastFile}/[0-9a-z]+/\\d+\\.avif`))
    }
  })

  test('lists, feed, sitemap and search answer without an error', async () => {
    for (const path of ['/ca/announcements', '/fa/announcements', '/ca/announcements.rss', '/sitemap.xml'])
      expect((await read(path)).status, path).toBe(200)
    const { urls, files: sitemaps } = await readSitemap(running.site.url)
    for (const number of [1, announcements])
      expect(urls).toContain(running.site.url + recordPath('ca', 'announcement', `announcement-${number}`))
    for (const { address, xml } of sitemaps) expect(Buffer.byteLength(xml), address).toBeLessThan(200_000)
    const { status, text } = await read(`/ca/search?q=${announcements}`)
    expect(status).toBe(200)
    expect(text).toContain(`announcement-${announcements}`)
    expect(linesOf(running.site.logs(), 'content_unavailable')).toEqual([])
  })
})
