import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { dataPathOf, routesParam } from '../app/platform/react-router-internals.ts'
import { rawBytes, rawRequest } from './raw-request.ts'

const site = () => process.env.SITE_URL ?? ''
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])
const get = (target: string, more = '') =>
  rawBytes(
    site(),
    Buffer.from(`GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${more}\r\n`, 'latin1'),
  )

const hostile = [
  '//evil.example',
  '//evil.example/fa/home',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/CA//evil.example',
  '/Fa/\\\\evil.example',
  '/fa//evil.example/%2e%2e',
  'http://evil.example/',
  'https://evil.example',
  '*',
  '/fa/%00',
  dataPathOf('/fa/home%00'),
  '/fa/events/%0d%0aSet-Cookie:%20x=1',
  '/fa/events/%E0%A4%A',
  '/fa/events/%C3%28',
  '/fa/events/%',
  '/fa/events/\xff\xfe',
  '/fa/events/%252e%252e%252f',
  '/fa/../../../etc/passwd',
  '/assets/../../server/index.js',
  '/assets/%2e%2e/%2e%2e/server/index.js',
  '/assets/..%2f..%2fserver%2findex.js',
  '/fa/__proto__',
  '/fa/events/__proto__',
  dataPathOf('/fa/events/constructor'),
  '/__proto__/home',
  '/constructor',
  '/fa/prayer-times/__proto__',
  '/fa/prayer-times/toronto/__proto__',
  '/fa/prayer-times/toString/2026-11',
  '/assets/i18n/__proto__.json',
  '/fa/home?__proto__[x]=1&constructor=2',
  '/fa/lectures?speaker[]=1&speaker=__proto__',
  '/fa/search?q[]=x&q=%ff%fe',
  '/fa/search?q=%00%01',
  `${dataPathOf('/fa/home')}?${routesParam}=__proto__,root,../../x`,
  dataPathOf(dataPathOf('/fa/home')),
  dataPathOf('/'),
  `/${dataPathOf('')}`,
  '/fa/preview/leave?path=//evil.example',
  '/fa/preview/leave?path=/\\evil.example',
  '/fa/preview/leave?path=https:evil.example',
  '/.env',
  '/.git/config',
  `/fa/${'a/'.repeat(1500)}`,
  `/fa/home?${'x=1&'.repeat(900)}`,
]

test('no URL breaks the site or redirects away from it', { tag: ['@spec:12.8', '@spec:12.13'] }, async () => {
  const responses = await Promise.all(hostile.map(async (it) => [it, await get(it)] as const))
  for (const [target, response] of responses) {
    const status = statusOf(response)
    expect(status, target).toBeGreaterThanOrEqual(200)
    expect(status, target).toBeLessThan(500)
    const location = /^location: (.*)$/im.exec(response)?.[1]?.trim()
    if (location) expect(new URL(location, site()).origin, `${target} leads to ${location}`).toBe(site())
    expect(response, target).not.toMatch(/^set-cookie: x=/im)
    expect(response, target).not.toMatch(/root:x:0|node_modules|\.js:\d+:\d+/)
  }
})

const strangeHeads = [
  'Host: evil.example\r\n',
  'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: javascript\r\nForwarded: host=evil.example\r\n',
  'X-Original-URL: //evil.example\r\nX-Rewrite-URL: /admin\r\n',
  'X-Forwarded-For: <script>evil.example</script>, 999.1.1.1, ::gg\r\n',
  'X-Request-Id: <script>evil.example</script>\r\n',
  'Origin: null\r\nReferer: javascript:alert(1)//evil.example\r\n',
  'Cookie: language=//evil.example; language=__proto__; preview=%00%ff; =;;;=\xff\r\n',
  `Cookie: ${'a=b; '.repeat(1500)}\r\n`,
  'Accept-Encoding: br;q=-1, gzip;q=NaN, *;q=9, \xff, ,,,;;;\r\n',
  `Accept-Encoding: ${'br,'.repeat(2000)}\r\n`,
  'Accept-Language: ../../etc/passwd, __proto__;q=1\r\nAccept: \xff/*;q=a\r\n',
  'If-None-Match: "\r\nIf-Modified-Since: never\r\n',
  `If-None-Match: ${'W/"x", '.repeat(1500)}\r\n`,
  'Range: bytes=-0, 5-1, 99999999999999999999-, a-b\r\nIf-Range: "\r\n',
  `Range: bytes=${'0-0,'.repeat(1500)}0-0\r\n`,
  'Authorization: Basic \xff\xfe\r\nProxy-Authorization: x\r\n',
  'Content-Length: 5\r\nContent-Length: 6\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
  'Transfer-Encoding: xchunked, chunked\r\n',
  'Transfer-Encoding : chunked\r\n',
  'X-Folded: one\r\n two: evil.example\r\n',
  'X-Nul: \0evil.example\r\n',
  ': no name\r\n',
  'Expect: evil.example\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n',
  'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n',
  'TE: trailers, deflate;q=0.5\r\nTrailer: Host\r\nMax-Forwards: 0\r\n',
  '__proto__: x\r\nconstructor: y\r\n',
  'X: 1\r\n'.repeat(1500),
]

test('no request header breaks the site or is reflected by it', { tag: ['@spec:12.8'] }, async () => {
  const targets = [
    '/',
    '/fa/home',
    dataPathOf('/ca/events'),
    '/ca/search?q=office',
    '/favicon.svg',
    '/fa/nothing',
  ]
  const sent = targets.flatMap((target) => strangeHeads.map((head) => ({ target, head })))
  const responses = await Promise.all(
    sent.map(async (it) => ({ ...it, response: await get(it.target, it.head) })),
  )
  for (const { target, head, response } of responses) {
    const what = `${target} with ${JSON.stringify(head.slice(0, 80))}`
    expect(statusOf(response), what).toBeGreaterThanOrEqual(200)
    expect(statusOf(response), what).toBeLessThan(500)
    expect(response, what).not.toMatch(/evil\.example|node_modules|\.js:\d+:\d+/)
  }
  expect(statusOf(await get('/fa/home'))).toBe(200)
})

test('a URL, headers or a body larger than any page needs are refused', { tag: ['@spec:12.8'] }, async () => {
  expect(statusOf(await get(`/fa/home?${'x'.repeat(13_000)}`))).toBe(414)
  // The connection is closed while the request is still being sent, so the client may not receive the response.
  expect(await get(`/${'x'.repeat(100_000)}`)).toMatch(/^$|^HTTP\/1\.1 431/)
  expect(await get('/fa/home', `X-Large: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^$|^HTTP\/1\.1 431/)
  const post = (path: string, length: number) =>
    rawBytes(
      site(),
      `POST ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`,
    )
  for (const path of ['/ca/contact-us', '/webhooks/content', '/page-views', '/fa/home'])
    expect(statusOf(await post(path, 50_000_000)), path).toBe(413)
  // A chunked body, whose length is not declared.
  const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`
  const chunked = await rawBytes(
    site(),
    `POST /ca/contact-us HTTP/1.1\r\nHost: ${new URL(site()).host}\r\nOrigin: ${site()}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(4)}0\r\n\r\n`,
  )
  expect(chunked).toMatch(/^$|^HTTP\/1\.1 413/)
})

test('a client that sends its headers byte by byte is disconnected, while others are answered', {
  tag: ['@spec:12.8'],
}, async () => {
  const { hostname, port } = new URL(site())
  const slow = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), hostname)
    socket.write('GET /fa/home HTTP/1.1\r\nHost: site\r\n')
    const drip = setInterval(() => socket.write('X-More: 1\r\n'), 500)
    socket.on('error', () => undefined)
    return new Promise<void>((resolve) =>
      socket.resume().once('close', () => {
        clearInterval(drip)
        resolve()
      }),
    )
  })
  expect((await rawRequest(`${site()}/fa/home`)).status).toBe(200)
  await Promise.all(slow)
  expect((await rawRequest(`${site()}/fa/home`)).status).toBe(200)
})

test('an IP address that searches faster than typing is limited; others are answered', {
  tag: ['@spec:12.8'],
}, async () => {
  const from = (address: string, path = dataPathOf('/ca/search')) =>
    rawRequest(`${site()}${path}?q=office`, { headers: { 'X-Forwarded-For': address } })
  let visitor = 0
  // The limit holds for a minute from the first search: a visitor of a busy machine may be slower than that.
  await expect(async () => {
    visitor += 1
    const [fast, other] = [`203.0.113.${visitor}`, `203.0.114.${visitor}`]
    expect((await from(fast)).status).toBe(200)
    // A language that is unknown counts, too, and costs the least.
    const statuses: number[] = []
    for (let round = 0; round < 31; round++)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => from(fast, '/xx/search')))).map(
          ({ status }) => status,
        ),
      )
    expect(statuses.slice(0, 290)).not.toContain(429)
    const refused = await from(fast)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from(other)).status).toBe(200)
    // The router accepts many spellings of the same path.
    for (const path of [
      '/ca/Search',
      '/ca/search/',
      '/ca/%73earch',
      dataPathOf('/fa/SEARCH'),
      dataPathOf('/ca/search/'),
    ])
      expect((await from(fast, path)).status, path).toBe(429)
    expect((await from(fast, '/ca/contact-us')).status).not.toBe(429)
  }).toPass()
})
