import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { expect, test } from 'vitest'
import routes from './app/routes.ts'
import { keysIn, pagesOf, pageWords } from './page-words.ts'

const sections = Object.keys(dictionaries.fa)
const app = fileURLToPath(new URL('app', import.meta.url))

test('keys are found in quotes of each kind, whole or as a beginning', () => {
  const source = `t('nav.home'); t("events.past"); t(\`cities.\${city}\`); t(\`nav.menu\`); 'other.words'; navigate('nav')`
  expect(keysIn(source, sections)).toEqual(['nav.home', 'events.past', 'cities.*', 'nav.menu'])
})

test('no key of the site begins with an expression, which none of this would find', () => {
  const computed = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) =>
    /\bt\(\s*(?:`\$\{|[a-z]\w*[,)])/.test(readFileSync(join(app, file), 'utf8')),
  )
  expect(computed).toEqual([])
})

test('each page has its pattern, with the files of all routes around it', () => {
  const pages = pagesOf(routes)
  expect(pages.get(':lang/events/:slug')).toEqual(['routes/$lang.tsx', 'routes/events.$slug.tsx'])
  expect(pages.get(':lang')).toEqual(['routes/$lang.tsx', 'routes/$lang.index.ts'])
  expect(pages.get('sitemap.xml')).toEqual(['routes/sitemap-xml.ts'])
})

test('a page names the words of the modules that it imports, and no others', async () => {
  const { load } = pageWords(app, routes, sections) as { load: (id: string) => string | undefined }
  expect(load('another')).toBeUndefined()
  const text = load('\0virtual:page-words') ?? ''
  const words = JSON.parse(text.slice(text.indexOf('{'))) as Record<string, string[]>
  // The layout's, the route's, and those of a part that is loaded later.
  expect(words[':lang/home']).toEqual(expect.arrayContaining(['nav.*', 'adverts.title', 'errors.home']))
  expect(words[':lang/home']?.filter((it) => /^(message|search|descriptions)\./.test(it))).toEqual([])
  expect(words[':lang/contact-us']?.filter((it) => it.startsWith('message.'))).not.toEqual([])
})
