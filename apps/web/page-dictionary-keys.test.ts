import { globSync, readFileSync } from 'node:fs'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { build } from 'vite'
import { expect, test } from 'vitest'
import routes from './app/routes.ts'
import { keysIn, pageDictionaryKeys, pagesOf } from './page-dictionary-keys.ts'

const sections = Object.keys(dictionaries.fa)
const app = fileURLToPath(new URL('app', import.meta.url))

test('keys are found in quotes of each kind, whole or as a beginning', () => {
  const source = `t('nav.home'); t("events.past"); t(\`cities.\${city}\`); t(\`nav.menu\`); 'other.key'; navigate('nav')`
  expect(keysIn(source, sections)).toEqual(['nav.home', 'events.past', 'cities.*', 'nav.menu'])
})

test('no key of the site begins with an expression, which none of this would find', () => {
  const computed = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) =>
    /\bt\(\s*(?:`\$\{|[a-z]\w*[,)])/.test(readFileSync(join(app, file), 'utf8')),
  )
  // It passes on the keys of its callers.
  expect(computed).toEqual(['i18n/cached-texts.ts'])
})

test('each page has its pattern, with the files of all routes around it', () => {
  const pages = pagesOf(routes)
  expect(pages.get(':lang/announcements/:slug')).toEqual([
    'routes/$lang.tsx',
    'routes/announcements.$slug.tsx',
  ])
  expect(pages.get(':lang')).toEqual(['routes/$lang.tsx', 'routes/$lang.index.ts'])
  expect(pages.get('sitemap.xml')).toEqual(['routes/sitemap-xml.ts'])
})

const files = {
  'root.tsx': `export const title = 'site.name'`,
  'layout.tsx': `import { menu } from '@parts/menu.tsx'; export const layout = [menu, () => import('./later.tsx')]`,
  'menu.tsx': `import type { unused } from './unused.tsx'; export const menu = 'nav.home'`,
  'later.tsx': `export const later = (city: string) => \`cities.\${city}\``,
  'page.tsx': `import { loaded } from './loaded.server.ts'; export const page = [loaded, 'events.past']`,
  'loaded.server.ts': `export * from 'virtual:page-dictionary-keys'; export const loaded = 'errors.title'`,
  'unused.tsx': `export const unused = 'search.heading'`,
  'entry.ts': `export * from './root.tsx'; export * from './layout.tsx'; export * from './page.tsx'
    export * from './loaded.server.ts'`,
}

test('the document of a page has the keys of each module that it brings to the browser, and no others', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'page-dictionary-keys-'))
  const { path } = folder
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text)
  const pages = [{ path: ':lang', file: 'layout.tsx', children: [{ path: 'events', file: 'page.tsx' }] }]
  await build({
    configFile: false,
    root: path,
    logLevel: 'error',
    resolve: { alias: { '@parts': path } },
    plugins: [pageDictionaryKeys(path, pages, sections)],
    build: { ssr: 'entry.ts' },
  })
  const { keysByPattern } = await import(join(path, 'dist/entry.mjs'))
  expect(keysByPattern).toEqual({ ':lang/events': ['cities.*', 'events.past', 'nav.home', 'site.name'] })
})
