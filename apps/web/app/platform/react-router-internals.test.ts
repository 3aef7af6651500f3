import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createMemoryRouter,
  createRequestHandler,
  Outlet,
  redirect,
  Scripts,
  type ServerBuild,
  ServerRouter,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetchStrategy,
} from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  clientBuildVersion,
  dataContentType,
  dataPathOf,
  dataScripts,
  hasOnlyRoutes,
  isEntryScript,
  isModulePreload,
  isReload,
  modulePreloads,
  pageOfDataPath,
  reloadDocument,
  routesParam,
} from './react-router-internals.ts'

const nonce = 'n0nce'
const site = 'http://site.test'
const loaded: string[] = []
afterEach(() => {
  loaded.length = 0
  vi.unstubAllGlobals()
})

const manifestOf = (id: string, path: string | undefined, parentId: string | undefined) => ({
  id,
  path,
  parentId,
  module: `/assets/${id}.js`,
  imports: [],
  hasLoader: true,
  hasAction: false,
  hasErrorBoundary: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

function loaderOf(id: string) {
  return () => {
    loaded.push(id)
    return { from: id }
  }
}

const Document = () =>
  createElement(
    'html',
    null,
    createElement('head'),
    createElement('body', null, createElement(Outlet), createElement(Scripts)),
  )

/** The smallest site that the installed React Router serves. */
const build = {
  entry: {
    module: {
      default: async (request: Request, status: number, headers: Headers, context: never) => {
        headers.set('Content-Type', 'text/html')
        const html = await renderToReadableStream(
          createElement(ServerRouter, { context, url: request.url, nonce }),
        )
        await html.allReady
        return new Response(html, { status, headers })
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: Document, loader: loaderOf('root') } },
    page: {
      id: 'page',
      parentId: 'root',
      path: 'page',
      module: { default: () => createElement('p', null, 'Page'), loader: loaderOf('page') },
    },
    moved: {
      id: 'moved',
      parentId: 'root',
      path: 'moved',
      module: { loader: () => redirect('/page') },
    },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
    routes: {
      root: manifestOf('root', '', undefined),
      page: manifestOf('page', 'page', 'root'),
      moved: manifestOf('moved', 'moved', 'root'),
    },
    url: '/assets/manifest.js',
    version: 'v1',
  },
  assetsBuildDirectory: 'build/client',
  publicPath: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

const get = (path: string, routeDiscovery: ServerBuild['routeDiscovery'] = build.routeDiscovery) =>
  createRequestHandler({ ...build, routeDiscovery }, 'production')(new Request(site + path))

/** A browser's router whose requests are answered by `respond`: where it goes, and what it requests. */
function browser(respond: (path: string) => Response | Promise<Response>) {
  const requests: string[] = []
  const documents: string[] = []
  const thrown: Response[] = []
  const location = { origin: site, assign: (path: string) => documents.push(path) }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document: { createElement() {} }, location }))
  vi.stubGlobal('fetch', (url: URL) => {
    requests.push(url.pathname + url.search)
    return respond(url.pathname + url.search)
  })
  const strategy = singleFetchStrategy(() => router, build.assets, {}, true)
  const load = async (_args: unknown, fetchData: unknown) => {
    try {
      return await (fetchData as () => unknown)()
    } catch (error) {
      thrown.push(error as Response)
      throw error
    }
  }
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    [
      { id: 'start', path: '/' },
      { id: 'page', path: '/page', loader: load },
      { id: 'moved', path: '/moved', loader: load },
    ],
    { dataStrategy: strategy },
  )
  return { router, requests, documents, thrown }
}

describe('the installed React Router', () => {
  test('marks the scripts of a document and the preloads of its modules as the site reads them', async () => {
    const html = await (await get('/page')).text()
    expect(html.match(modulePreloads)?.join()).toContain('/assets/page.js')
    const own = html.match(new RegExp(`<[^>]* nonce="${nonce}"[^>]*>`, 'g'))
    expect(own?.filter(isModulePreload)).toEqual(html.match(modulePreloads))
    const [tag = '', ...others] = own?.filter(isEntryScript) ?? []
    expect(others).toEqual([])
    const [script = ''] = html.slice(html.indexOf(tag)).split('</script>')
    expect(script).toContain('/assets/entry.js')
    expect(script).toContain('/assets/manifest.js')
    expect(html.match(dataScripts)?.join()).toContain('from')
  })

  test('puts the manifest of the build into the window, where the site reads its version', async () => {
    const html = await (await get('/page', { mode: 'lazy', manifestPath: '/manifest' })).text()
    const [, name = '', manifest = ''] = /window\.(\w+) = (\{[^;]*"version"[^;]*\});/.exec(html) ?? []
    expect(clientBuildVersion()).toBeUndefined()
    vi.stubGlobal(name, JSON.parse(manifest))
    expect(clientBuildVersion()).toBe('v1')
  })

  test.each(['/page', '/page/', '/'])(
    'answers the data of %s at its path, for the routes that are named',
    async (path) => {
      const address = `${dataPathOf(path)}?${routesParam}=root`
      const response = await get(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch(new RegExp(`^${dataContentType}`))
      expect(loaded).toEqual(['root'])
      expect(pageOfDataPath(dataPathOf(path))).toBe(path.replace(/(.)\/$/, '$1'))
      expect(pageOfDataPath(path)).toBeUndefined()
    },
  )

  test('requests the data of a page where the site expects it, and follows a redirect in the data', async () => {
    const { router, requests, documents, thrown } = browser((path) => get(path))
    await router.navigate('/moved')
    expect(router.state.location.pathname).toBe('/page')
    expect(router.state.loaderData).toEqual({ page: { from: 'page' } })
    expect(requests.map((it) => it.split('?')[0])).toEqual([dataPathOf('/moved'), dataPathOf('/page')])
    for (const it of requests) expect(hasOnlyRoutes(it), it).toBe(true)
    expect(documents).toEqual([])
    expect(thrown.map(isReload)).toEqual([false])
  })

  test('loads a document when the response to its data request says so', async () => {
    const { router, documents, thrown } = browser(() => reloadDocument('/page'))
    await router.navigate('/page')
    expect(documents).toEqual(['/page'])
    expect(thrown.map(isReload)).toEqual([true])
  })
})
