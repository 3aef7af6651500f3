import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin, Rolldown } from 'vite'

const moduleId = 'virtual:page-dictionary-keys'
const placeholder = '__PAGE_DICTIONARY_KEYS__'
/** Not in the browser's code, so its texts are not in the data of a page. */
const serverOnly = /\.server\./

/** The source files that a route brings to the browser: its own, and what it imports. */
function modulesOf(context: Pick<Rolldown.PluginContext, 'getModuleInfo'>, files: readonly string[]) {
  const found = new Map<string, string>()
  const add = (id: string) => {
    const module = context.getModuleInfo(id)
    if (!module || found.has(id) || serverOnly.test(id) || !/\.tsx?$/.test(id)) return
    found.set(id, module.code ?? '')
    for (const imported of [...module.importedIds, ...module.dynamicallyImportedIds]) add(imported)
  }
  for (const file of files) add(file)
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
 * `virtual:page-dictionary-keys`: for each route pattern the keys of the dictionary that the page's code names, so that a
 * document has their texts only. Keys must be strings in the code, or begin as one. Empty in development, where a page
 * may use new keys at any time.
 */
export const pageDictionaryKeys = (
  app: string,
  routes: readonly RouteConfigEntry[],
  sections: readonly string[],
): Plugin => ({
  name: 'page-dictionary-keys',
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
  load(id) {
    if (id !== `\0${moduleId}`) return
    return `export const keysByPattern = ${this.environment.mode === 'build' ? placeholder : '{}'}`
  },
  // The module graph is complete only when the chunks are written.
  renderChunk(code) {
    if (!code.includes(placeholder)) return
    const pages = [...pagesOf(routes)].map(([pattern, files]) => {
      const modules = modulesOf(
        this,
        ['root.tsx', ...files].map((file) => join(app, file)),
      )
      const keys = [...modules.values()].flatMap((source) => keysIn(source, sections))
      return [pattern, [...new Set(keys)].sort()]
    })
    return { code: code.replace(placeholder, JSON.stringify(Object.fromEntries(pages))), map: null }
  },
})
