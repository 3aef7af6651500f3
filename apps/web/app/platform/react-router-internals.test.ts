import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, Outlet, Scripts, type ServerBuild, ServerRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import {
  dataContentType,
  dataSuffix,
  entryScript,
  modulePreloads,
  routesParam,
} from './react-router-internals.ts'

const nonce = 'n0nce'
const loaded: string[] = []

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
      default: (request: Request, status: number, headers: Headers, context: never) => {
        headers.set('Content-Type', 'text/html')
        const html = renderToString(createElement(ServerRouter, { context, url: request.url, nonce }))
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
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
    routes: { root: manifestOf('root', '', undefined), page: manifestOf('page', 'page', 'root') },
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

const get = (path: string) =>
  createRequestHandler(build, 'production')(new Request(`http://site.test${path}`))

describe('the installed React Router', () => {
  test('marks the script of a document and the preloads of its modules as the site reads them', async () => {
    const html = await (await get('/page')).text()
    expect(html.match(modulePreloads)?.join()).toContain('/assets/page.js')
    const [script = ''] = entryScript(nonce).exec(html) ?? []
    expect(script).toContain('/assets/entry.js')
  })

  test('answers data at the path of the page with a suffix, for the routes that are named', async () => {
    loaded.length = 0
    const response = await get(`/page.data?${routesParam}=page`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(new RegExp(`^${dataContentType}`))
    expect(loaded).toEqual(['page'])
    expect('/page.data'.replace(dataSuffix, '')).toBe('/page')
  })
})
