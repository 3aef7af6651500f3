import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createRequestHandler } from '@react-router/express'
import express from 'express'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rawBytes } from '../e2e/raw-request.ts'
import { searchLimit } from './search-limit.ts'

const searches = vi.fn()
const route = {
  id: 'search',
  path: ':lang/search',
  module: {
    loader({ request }: { request: Request }) {
      const query = new URL(request.url).searchParams.get('q')
      if (query) searches(query)
      return new Response('found')
    },
  },
}
/** The router of the site with one page, which searches where there is a query. */
const build = {
  entry: { module: { default: () => new Response('page') } },
  routes: { search: route },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  assetsBuildDirectory: '',
  basename: '/',
  future: {},
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '' },
  ssr: true,
} as unknown as ServerBuild

const app = express()
app.set('trust proxy', 'loopback')
app.use(searchLimit)
app.use(createRequestHandler({ build, getLoadContext: () => new RouterContextProvider() }))
const server = app.listen(0, '127.0.0.1')
let url: string
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

let client = 0
async function search(target: string) {
  client += 1
  const from = `X-Forwarded-For: 10.1.${client >> 8}.${client & 255}`
  searches.mockClear()
  const head = `GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${from}\r\n\r\n`
  const answer = await rawBytes(url, Buffer.from(head, 'latin1'))
  return { isSearched: searches.mock.calls.length > 0, isCounted: /^ratelimit: /im.test(answer) }
}

const paths = [
  '/fa/search',
  '/FA/Search',
  '/fa/SEARCH/',
  '/fa/search//',
  '//fa/search',
  '/fa//search',
  '/fa/%73earch',
  '/fa/%53%45%41%52%43%48',
  '/fa/%2573earch',
  '/fa%2fsearch',
  '/fa%252fsearch',
  '/%66a/search',
  '/./fa/search',
  '/fa/./search',
  '/fa/search/.',
  '/fa/%2e/search',
  '/fa/x/../search',
  '/fa/x/%2e%2e/search',
  '/fa/x/%2E./search',
  '/fa/search/x/..',
  '/../fa/search',
  '/fa\\search',
  '\\fa\\search',
  '/fa/x\\..\\search',
  '/fa/search;x',
  '/fa;x/search',
  '/fa/search%20',
  '/fa/search%3F',
  '/fa/search%23',
  '/fa/search.json',
  'http://site/fa/search',
  'HTTP://other.example/fa/search',
]
const dataPaths = paths.flatMap((path) => [
  `${path}.data`,
  `${path}/_.data`,
  `${path}.DATA`,
  `${path}%2Edata`,
  `${path}/%5F.data`,
  `${path}.data/`,
])
const queries = [
  '?q=x',
  '?%71=x',
  '?x=1&q=x',
  '?q=&q=x',
  '?q=x&q=',
  '?q[]=x',
  '??q=x',
  '?q=x#y',
  '#?q=x',
  '?q=%FF',
  '?q=+',
]

test.each([...paths, ...dataPaths])(
  'a search at %s is counted, or nothing is searched',
  { tags: ['spec:13.3'] },
  async (path) => {
    const { isSearched, isCounted } = await search(`${path}?q=x`)
    expect(isCounted || !isSearched).toBe(true)
  },
)

test.each(queries)(
  'a search by %s is counted, or nothing is searched',
  { tags: ['spec:13.3'] },
  async (query) => {
    for (const path of ['/fa/search', '/fa/search.data']) {
      const { isSearched, isCounted } = await search(path + query)
      expect(isCounted || !isSearched, path).toBe(true)
    }
  },
)

test('a search behind a thousand other parameters is counted', { tags: ['spec:13.3'] }, async () => {
  const query = `?${'x&'.repeat(1200)}q=x`
  for (const path of ['/fa/search', '/fa/search.data'])
    expect(await search(path + query), path).toEqual({ isSearched: true, isCounted: true })
})

test('some spellings do search', { tags: ['spec:13.3'] }, async () => {
  for (const target of ['/fa/search?q=x', '/FA/Search/?q=x', '/fa/%73earch?q=x', '/fa/search.data?q=x'])
    expect(await search(target), target).toEqual({ isSearched: true, isCounted: true })
})
