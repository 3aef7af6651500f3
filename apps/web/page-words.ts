import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'

const moduleId = 'virtual:page-words'
const relativeImport = /(?:^import (?!type )[^;]*? from |^export [^;]*? from |\bimport\()'(\.[^']+)'/gms
/** No code of the browser, so its words are not in the data of a page. */
const serverOnly = /\.server\./

/** The modules that a route brings to the browser: its own, and what they import. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || serverOnly.test(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(relativeImport))
    modulesOf(join(dirname(file), path), found)
  return found
}

/** The keys that a source names as strings; one that goes on with an expression ends in `*`. */
export function keysIn(source: string, sections: readonly string[]): string[] {
  const key = new RegExp(`['"\`]((?:${sections.join('|')})\\.[\\w.]*)(\\$\\{)?`, 'g')
  return [...source.matchAll(key)].map(([, name = '', expression]) => name + (expression ? '*' : ''))
}

/** The pages of a route configuration by their patterns, as loaders are given them, each with the files of its routes. */
export function pagesOf(routes: readonly RouteConfigEntry[], pattern = '', files: readonly string[] = []) {
  const pages = new Map<string, string[]>()
  for (const { path, file, children } of routes) {
    const own = [pattern, path].filter(Boolean).join('/')
    if (!children) pages.set(own, [...files, file])
    else for (const page of pagesOf(children, own, [...files, file])) pages.set(...page)
  }
  return pages
}

/**
 * `virtual:page-words`: for each route pattern the keys of the dictionary that the page's code names, so that a document
 * carries these words only. Keys must be strings in the code, or begin as one.
 */
export const pageWords = (
  app: string,
  routes: readonly RouteConfigEntry[],
  sections: readonly string[],
): Plugin => ({
  name: 'page-words',
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
  load(id) {
    if (id !== `\0${moduleId}`) return
    const pages = [...pagesOf(routes)].map(([pattern, files]) => {
      const modules = ['root.tsx', ...files].flatMap((file) => [...modulesOf(join(app, file))])
      const keys = [...new Set(modules)].flatMap((file) => keysIn(readFileSync(file, 'utf8'), sections))
      return [pattern, [...new Set(keys)].sort()]
    })
    return `export const pageWords = ${JSON.stringify(Object.fromEntries(pages))}`
  },
})
