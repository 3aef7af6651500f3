import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { requestAsPanel } from './administrator.ts'
import { listenOnLoopback } from './loopback.ts'
import { emptyCache, stemsOn } from './pictures-of-page.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { rawRequest } from './raw-request.ts'
import { startSite } from './start-site.ts'
import { expect, loud as test } from './test.ts'

const own = () => process.env.SITE_URL ?? ''

test('a picture is served in each format, in the requested width, with an unlimited lifetime', async () => {
  const [stem = ''] = await stemsOn(own())
  for (const [ending, type] of Object.entries({ avif: 'avif', webp: 'webp', jpg: 'jpeg', png: 'png' })) {
    const address = `${own()}${stem}/320.${ending}`
    const { status, headers, body } = await rawRequest(address)
    expect(status, ending).toBe(200)
    expect(headers['content-type']).toBe(`image/${type}`)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/)
    const { format, width } = await sharp(body).metadata()
    expect([format, width]).toEqual([type === 'avif' ? 'heif' : type, 320])

    const unchanged = await rawRequest(address, { headers: { 'If-None-Match': `"x",W/${headers.etag}` } })
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
    expect(unchanged.headers['cache-control']).toBe(headers['cache-control'])
    const head = await rawRequest(address, { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag])
  }
  expect((await rawRequest(`${own()}${stem}/320.avif`, { method: 'POST' })).status).toBe(405)
})

test('a picture that is not in the library is a 404 with a short lifetime, without a request to the content server', {
  tag: ['@spec:12.6'],
}, async () => {
  const requests: string[] = []
  const trap = await listenOnLoopback((request, response) => {
    requests.push(`trap ${request.url}`)
    response.end('a secret')
  })
  const contentServer = await proxyContentServer(({ pathname }) => {
    if (pathname.startsWith('/api/upload') || pathname.startsWith('/uploads')) requests.push(pathname)
    return undefined
  })
  const site = await startSite({ cmsUrl: contentServer.url, env: emptyCache() })
  try {
    const [stem = ''] = await stemsOn(site.url)
    const [, , name, edition] = stem.split('/')
    requests.length = 0
    const host = new URL(trap.url).host
    const hostile = [
      `/pictures/${trap.url}/1/320.avif`,
      `/pictures/${encodeURIComponent(trap.url)}/1/320.avif`,
      `/pictures//${host}/x/320.avif`,
      `/pictures/%2f%2f${host}/1/320.avif`,
      `/pictures/${host}/1/320.avif`,
      `/pictures/x@${host}/1/320.avif`,
      `/pictures/${name}@${host}/${edition}/320.avif`,
      '/pictures/../../etc/passwd',
      '/pictures/..%2f..%2f..%2fetc%2fpasswd/1/320.avif',
      '/pictures/%2e%2e/1/320.avif',
      '/pictures/%252e%252e%252fadmin/1/320.avif',
      '/pictures/..%5c..%5cadmin/1/320.avif',
      '/pictures/admin/init/320.avif',
      `${stem}/321.avif`,
      `${stem}/99999.avif`,
      `${stem}/320.svg`,
      `${stem}/320.avif/`,
      dataPathOf(`${stem}/320.avif`),
      `/pictures/${name}.webp/${edition}/320.avif`,
      `/pictures/${name}/${edition}/x/320.avif`,
      '/pictures/',
    ]
    for (const path of hostile) {
      const { status, text, headers } = await rawRequest(site.url + path)
      expect(status, path).toBeGreaterThanOrEqual(300)
      expect(status, path).toBeLessThan(500)
      expect(text, path).not.toMatch(/secret|root:|hasAdmin/)
      expect(headers['cache-control'] ?? '', path).not.toContain('immutable')
    }
    // An unknown name in a valid form is looked up, and no file is fetched.
    const unknown = await Promise.all(
      Array.from({ length: 100 }, (_, at) => rawRequest(`${site.url}/pictures/no_such_${at}/1/320.avif`)),
    )
    expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([404]))
    expect(unknown[0]?.headers['cache-control']).toBe('public, max-age=10')
    expect(new Set(requests)).toEqual(new Set(['/api/upload/files']))
    // As many as fit one after another while the others are refused: not one for each.
    expect(requests.length).toBeLessThan(100)
    // That there is none is known for five seconds.
    await expect(async () => {
      await rawRequest(`${site.url}/pictures/no_such_0/1/320.avif`)
      const before = requests.length
      await rawRequest(`${site.url}/pictures/no_such_0/1/320.avif`)
      expect(requests.length).toBe(before)
    }).toPass()
  } finally {
    await site.stop()
    contentServer.stop()
    trap.stop()
  }
})

test('a redirect of an upload is not followed, and the failure is not cached', {
  tag: ['@spec:12.6'],
}, async () => {
  let led = 0
  const trap = await listenOnLoopback((_request, response) => {
    led += 1
    response.end('a secret')
  })
  const contentServer = await proxyContentServer(({ pathname }) =>
    pathname.startsWith('/uploads/') ? { status: 302, headers: { location: trap.url } } : undefined,
  )
  const site = await startSite({ cmsUrl: contentServer.url, env: emptyCache() })
  try {
    const [stem] = await stemsOn(site.url)
    const { status, text, headers } = await rawRequest(`${site.url}${stem}/320.avif`)
    expect([status, text, headers['cache-control']]).toEqual([
      502,
      'This picture could not be converted.\n',
      'no-store',
    ])
    expect(led).toBe(0)
    await expect.poll(site.logs).toContain('picture_failed')
  } finally {
    await site.stop()
    contentServer.stop()
    trap.stop()
  }
})

test('uploads in a bucket are read only from the URL in the environment', {
  tag: ['@spec:12.6'],
}, async () => {
  const requests: string[] = []
  const bucket = await listenOnLoopback(({ url = '' }, response) => {
    requests.push(url)
    response.end(readFileSync(new URL('../../cms/demo/media/cover-tea.webp', import.meta.url)))
  })
  const updatedAt = '2026-11-21T12:00:00.000Z'
  const upload = (path: string) => ({ id: 1, url: bucket.url + path, width: 1200, height: 800, updatedAt })
  const uploads = [
    '/site/dome_1a2b.webp',
    '/others/dome_3c4d.webp',
    '/site/inner/dome_5e6f.webp',
    '/site/dome_7a8b.svg',
  ]
  const contentServer = await proxyContentServer(({ pathname }) =>
    pathname === '/api/upload/files' ? { status: 200, body: uploads.map(upload) } : undefined,
  )
  const env = { ...emptyCache(), UPLOADS_URL: `${bucket.url}/site` }
  const site = await startSite({ cmsUrl: contentServer.url, env })
  try {
    const status = async (name: string) =>
      (await rawRequest(`${site.url}/pictures/${name}/${Date.parse(updatedAt).toString(36)}/320.webp`)).status
    expect(await status('dome_1a2b')).toBe(200)
    for (const name of ['dome_3c4d', 'dome_5e6f', 'dome_7a8b']) expect(await status(name), name).toBe(404)
    expect(requests).toEqual(['/site/dome_1a2b.webp'])
    const { headers } = await rawRequest(`${site.url}/ca/home`)
    expect(headers['content-security-policy']).toContain(`img-src 'self' ${contentServer.url} ${bucket.url};`)
  } finally {
    await site.stop()
    contentServer.stop()
    bucket.stop()
  }
})

test('a file that an editor replaces gets a new picture URL', async ({ request }) => {
  const panelRequest = requestAsPanel(request)
  const file = (name: string) => ({
    name: 'replaced.webp',
    mimeType: 'image/webp',
    buffer: readFileSync(new URL(`../../cms/demo/media/${name}.webp`, import.meta.url)),
  })
  const [{ id, hash, updatedAt }] = await panelRequest('/upload', undefined, file('cover-tea'))
  const edition = (at: string) => Date.parse(at).toString(36)
  const picture = (of: string) => rawRequest(`${own()}/pictures/${hash}/${edition(of)}/320.webp`)
  const before = await picture(updatedAt)
  expect([before.status, before.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])

  const replaced = await panelRequest(`/upload?id=${id}`, undefined, file('cover-dates'))
  expect(replaced.hash).toBe(hash)
  await expect
    .poll(async () => (await picture(replaced.updatedAt)).headers['cache-control'])
    .toContain('immutable')
  const [now, old] = [await picture(replaced.updatedAt), await picture(updatedAt)]
  expect(now.headers.etag).not.toBe(before.headers.etag)
  // The previous URL still answers with the new file, with a short lifetime.
  expect([old.headers.etag, old.headers['cache-control']]).toEqual([now.headers.etag, 'public, max-age=60'])
})

test('sounds support byte ranges, so that playback can start in the middle', { tag: ['@spec:12.6'] }, async ({
  page,
  request,
}) => {
  await page.goto('/ca/lectures')
  const cms = process.env.CMS_URL ?? ''
  const { data } = await (await request.get(`${cms}/api/sounds?populate=media`)).json()
  const { url } = [data[0].media].flat()[0]
  const whole = await rawRequest(cms + url)
  expect([whole.status, whole.headers['accept-ranges']]).toEqual([200, 'bytes'])
  const part = await rawRequest(cms + url, { headers: { Range: 'bytes=1000-1999' } })
  expect([part.status, part.headers['content-range'], part.body.length]).toEqual([
    206,
    `bytes 1000-1999/${whole.body.length}`,
    1000,
  ])
  expect(part.body.equals(whole.body.subarray(1000, 2000))).toBe(true)
  const playedFrom = await page.evaluate(async (address) => {
    const sound = new Audio(address)
    sound.preload = 'metadata'
    await new Promise((resolve) => sound.addEventListener('loadedmetadata', resolve, { once: true }))
    sound.currentTime = sound.duration / 2
    await new Promise((resolve) => sound.addEventListener('seeked', resolve, { once: true }))
    return sound.currentTime / sound.duration
  }, cms + url)
  expect(playedFrom).toBeCloseTo(0.5, 2)
})
