/**
 * Everything that the site uses of React Router beyond its documented API, in one place. `react-router-internals.test.ts`
 * renders a page with the installed version and fails when an upgrade changes any of it.
 */

/** The path of a page's data: `/fa/home.data` for `/fa/home`, and `/_.data` for `/`. */
export const dataPathOf = (path: string) => `${path}${path.endsWith('/') ? '_' : ''}.data`

/** The page whose data is at a path, without a trailing slash; undefined for the path of anything else. */
export const pageOfDataPath = (path: string): string | undefined =>
  path.endsWith('.data') ? path.replace(/(\/_)?\.data$/, '') || '/' : undefined

/** The query parameter of a data request: the ids of the routes whose data is wanted, separated by commas. */
export const routesParam = '_routes'

/** Whether the query of an address, if it has one, names routes only. */
export const hasOnlyRoutes = (address: string) => !/\?(?!_routes=[^&]*$)/.test(address)

/** The prefix of the content type of a page's data. */
export const dataContentType = 'text/x-script'

/** The response to a data request that makes the router load a document instead. */
export const reloadDocument = (path: string) =>
  new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': path, 'X-Remix-Reload-Document': 'true' },
  })

/** Whether a response that a loader threw in the browser is that of `reloadDocument`. */
export const isReload = ({ headers }: Response): boolean => headers.has('X-Remix-Reload-Document')

/** The links in a document that preload the modules of its routes. */
export const modulePreloads = /<link rel="modulepreload"[^>]*>/g

/** The scripts in a document that contain the data of its routes. */
export const dataScripts =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(.*?<\/script>/gs

/** Whether a tag of a document preloads a module of its routes. */
export const isModulePreload = (tag: string) => tag.startsWith('<link rel="modulepreload"')

/** Whether the tag of a script of a document is that of the one that imports its modules. */
export const isEntryScript = (tag: string) => tag.includes(' type="module"')

declare global {
  // The manifest of the build, a script of its own; e2e/new-version.spec.ts fails when it has another name.
  var __reactRouterManifest: { version: string } | undefined
}

/** The build version of the document in the browser; undefined before its scripts have run. */
export const clientBuildVersion = () => globalThis.__reactRouterManifest?.version
