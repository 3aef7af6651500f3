import { defaultLanguage, isLanguage, type Language, languages } from '@islamic-centre/i18n/locales'
import { isHallScreen, pagePath } from '../../paths/site-pages.ts'
import { pageOfDataPath, routesParam } from '../../platform/react-router-internals.ts'

/** The page shown in place of one that is not cached. */
export const offlinePath = (language: Language) => `/${language}/offline`

/** The query parameter of the offline page that has the path that was requested. */
export const requestedPathParam = 'from'

/** A file of the build: its name changes with its bytes. The other addresses below `/assets/` have no hash. */
const builtFile = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/
/** Files to download, and pages that the admin panel opens. */
const notAPage = /\.\w+$|^\/[^/]+\/preview(\/|$)/
/** These pages handle a network failure themselves: they compute on the device, or preserve the input. */
const handlesFailure = new Set([
  'routes/prayer-times.$city.$month',
  'routes/prayer-times.$city',
  'routes/search',
])

/**
 * How the worker handles a request: as a file of the build, a page, or the data of a page; undefined if it does not.
 */
export function kindOf(
  { method, mode, url, headers }: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  origin: string,
): 'file' | 'page' | 'data' | undefined {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('Range')) return undefined
  if (builtFile.test(address.pathname)) return 'file'
  if (pageOfDataPath(address.pathname) !== undefined)
    return handlesFailure.has(address.searchParams.get(routesParam) ?? '') ? undefined : 'data'
  return mode === 'navigate' && !notAPage.test(address.pathname) ? 'page' : undefined
}

/** Whether a page may be cached: one that is the same for all visitors, without a query, and not search results. */
export function isCacheable(
  url: string,
  { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean {
  const { pathname, search } = new URL(url)
  const language = pathname.split('/')[1]
  return (
    isLanguage(language) &&
    search === '' &&
    !notAPage.test(pathname) &&
    pathname !== pagePath(language, 'search') &&
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    (headers.get('Content-Type') ?? '').startsWith('text/html') &&
    !/no-store/.test(headers.get('Cache-Control') ?? '')
  )
}

/** The page whose data was requested: `/fa/events` for that of its data. */
export function pageOfData(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const query = new URLSearchParams([...searchParams].filter(([name]) => name !== routesParam))
  return (pageOfDataPath(pathname) ?? pathname) + (query.size > 0 ? `?${query}` : '')
}

/**
 * The cached page that is shown at the URL of a hall's screen: its settings are in the query, which only the browser reads,
 * and must work after a start without a network. A screen that is not cached is the plain one.
 */
export function cachedScreen(url: string, cachedPaths: readonly string[]): string | undefined {
  const { pathname } = new URL(url)
  const language = pathname.split('/')[1]
  if (!isHallScreen(pathname) || !isLanguage(language)) return undefined
  return [pathname, pagePath(language, 'prayerCall')].find((it) => cachedPaths.includes(it))
}

/** The redirect of a page that is not cached, without a network: to one that is, in the visitor's language. */
export function offlineRedirect(url: string, cachedPaths: readonly string[]): string {
  const { pathname, search } = new URL(url)
  // The first page of a list replaces its other pages.
  if (search && cachedPaths.includes(pathname)) return pathname
  const [, prefix, ...rest] = pathname.split('/')
  const known = languages.find((it) => cachedPaths.includes(pagePath(it, 'home'))) ?? defaultLanguage
  const language = isLanguage(prefix) ? prefix : known
  const home = pagePath(language, 'home')
  const bare = !isLanguage(prefix) || rest.join('') === ''
  if (bare && cachedPaths.includes(home)) return home
  return `${offlinePath(language)}?${new URLSearchParams({ [requestedPathParam]: pathname + search })}`
}
