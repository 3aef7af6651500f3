import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyCache, stemsOn } from './pictures-of-page.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { rawRequest } from './raw-request.ts'
import { startSite } from './start-site.ts'
import { expect, loud as test } from './test.ts'

test('concurrent requests process a picture once, and cached pictures are served without the content server', async () => {
  let reads = 0
  let isUnavailable = false
  const contentServer = await proxyContentServer(({ pathname }) => {
    if (pathname.startsWith('/uploads/')) reads += 1
    return isUnavailable ? { status: 503 } : undefined
  })
  const site = await startSite({ cmsUrl: contentServer.url, env: emptyCache() })
  try {
    const [stem] = await stemsOn(site.url)
    const address = `${site.url}${stem}/320.avif`
    const responses = await Promise.all(Array.from({ length: 40 }, () => rawRequest(address)))
    expect(new Set(responses.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect(reads).toBe(1)

    isUnavailable = true
    expect((await rawRequest(address)).status).toBe(200)
    expect((await rawRequest(`${site.url}${stem}/480.avif`)).status).toBe(502)
    isUnavailable = false
    expect((await rawRequest(`${site.url}${stem}/480.avif`)).status).toBe(200)
  } finally {
    await site.stop()
    contentServer.stop()
  }
})

test('cached pictures stay within the size limit, and a corrupt one is processed again', {
  tag: ['@spec:12.6'],
}, async () => {
  const { PICTURE_CACHE_DIR: folder } = emptyCache()
  const env = { PICTURE_CACHE_DIR: folder, PICTURE_CACHE_MB: '1' }
  const site = await startSite({ cmsUrl: process.env.CMS_URL ?? '', env })
  const cachedFiles = () => readdirSync(folder).filter((it) => !it.startsWith('.'))
  // A listed file may be removed before its size is read.
  const sizeOf = (it: string) => statSync(join(folder, it), { throwIfNoEntry: false })?.size ?? 0
  const bytes = () => cachedFiles().reduce((sum, it) => sum + sizeOf(it), 0)
  try {
    const [first = ''] = await stemsOn(site.url)
    const address = `${site.url}${first}/320.jpg`
    const { headers, body } = await rawRequest(address)
    await expect.poll(() => cachedFiles().length).toBe(1)
    const [file = ''] = cachedFiles()
    writeFileSync(join(folder, file), readFileSync(join(folder, file)).subarray(0, 2000))
    const again = await rawRequest(address)
    expect([again.status, again.headers.etag]).toEqual([200, headers.etag])
    expect(again.body.equals(body)).toBe(true)
    await expect.poll(site.logs).toContain('picture_file_unreadable')

    let sent = 0
    for (const stem of [
      ...(await stemsOn(site.url, '/ca/gallery-image')),
      ...(await stemsOn(site.url, '/ca/events')),
    ])
      for (const width of [800, 1000, 1200])
        sent += (await rawRequest(`${site.url}${stem}/${width}.jpg`)).body.length
    expect(sent).toBeGreaterThan(1024 * 1024)
    await expect.poll(bytes).toBeLessThanOrEqual(1024 * 1024)
    expect(cachedFiles().length).toBeGreaterThan(2)
  } finally {
    await site.stop()
  }
})

test('without a cache folder pictures are served all the same, and it is logged once', async () => {
  const site = await startSite({
    cmsUrl: process.env.CMS_URL ?? '',
    env: { PICTURE_CACHE_DIR: '/dev/null/pictures' },
  })
  try {
    const [stem] = await stemsOn(site.url)
    for (const width of [160, 320, 160])
      expect((await rawRequest(`${site.url}${stem}/${width}.webp`)).status).toBe(200)
    await expect.poll(() => site.logs().match(/picture_file_unwritable/g)).toHaveLength(1)
  } finally {
    await site.stop()
  }
})
