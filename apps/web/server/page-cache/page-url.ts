import { isLanguage } from '@islamic-centre/i18n/locales'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../../app/platform/page-handle.ts'
import { dataPathOf, pageOfDataPath, routesParam } from '../../app/platform/react-router-internals.ts'

export type PageUrl = {
  /**
   * `cached`: the same response for everybody. `live`: rendered for each request. `file`: cached by its route.
   * `unknown`: matches no route.
   */
  kind: 'cached' | 'live' | 'file' | 'unknown'
  /** The pattern that it matches: `/:lang/events/:slug`. */
  route: string
  /** The canonical URL: only the query parameters that the route reads, in the route's order. */
  path: string
  search: string
  /** Whether the canonical URL was requested. */
  isCanonical: boolean
  /** Whether data was requested, not a document. */
  isData: boolean
}

/** Parses a URL of the site by the routes of the build. Throws URIError where it is not UTF-8. */
export function createPageUrlParser(build: ServerBuild) {
  const routesBelow = (parent: string | undefined): RouteObject[] =>
    Object.values(build.routes).flatMap((it) =>
      it && it.parentId === parent
        ? [
            {
              id: it.id,
              ...(it.path !== undefined && { path: it.path }),
              handle: it.module.handle,
              ...(it.index ? { index: true } : { children: routesBelow(it.id) }),
            } as RouteObject,
          ]
        : [],
    )
  const routes = routesBelow(undefined)

  return (address: string): PageUrl => {
    const [written = '', ...queries] = address.split('?')
    const pageOfData = pageOfDataPath(written)
    const isData = pageOfData !== undefined
    const requested = pageOfData ?? written
    const segments = requested.split('/').map(decodeURIComponent)
    const matches = matchRoutes(routes, requested) ?? []
    const pattern = matches.flatMap(({ route }) => route.path || []).join('/')
    const route = `/${pattern}`
    const leaf = matches.at(-1)
    const query = new URLSearchParams(queries.join('?'))
    const routeIds = query.get(routesParam)?.split(',') ?? []

    const lang = leaf?.params.lang
    if (!leaf || leaf.route.path === '*' || (lang !== undefined && !isLanguage(lang))) {
      // Only the loader that redirects runs; those of the layout do not.
      const search = isData && leaf?.route.id ? `?${routesParam}=${encodeURIComponent(leaf.route.id)}` : ''
      return { kind: 'unknown', route: '*', path: written, search, isCanonical: true, isData }
    }
    const handles = matches.map((it) => (it.route.handle ?? {}) as PageHandle)
    const kind = handles.some(({ file }) => file)
      ? 'file'
      : handles.some(({ live }) => live)
        ? 'live'
        : 'cached'
    if (kind !== 'cached')
      return { kind, route, path: written, search: `?${query}`, isCanonical: true, isData }

    const names = pattern.split('/')
    const document = `/${segments
      .filter(Boolean)
      .map((segment, at) => (names[at]?.startsWith(':') ? encodeSegment(segment) : names[at]))
      .join('/')}`
    const path = isData ? dataPathOf(document) : document
    const canonical = new URLSearchParams()
    for (const name of handles.flatMap((it) => it.query ?? [])) {
      const value = query.get(name)
      if (value) canonical.set(name, value)
    }
    const ids = matches.flatMap((it) => (routeIds.includes(it.route.id ?? '') ? [it.route.id ?? ''] : []))
    if (isData && ids.length > 0) canonical.set(routesParam, ids.join(','))
    const search = canonical.size > 0 ? `?${canonical}` : ''
    return { kind, route, path, search, isCanonical: written === path, isData }
  }
}

/** As a browser writes a segment of a path. */
const encodeSegment = (segment: string) =>
  encodeURIComponent(segment).replace(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent)
