import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { renderToString } from 'react-dom/server'
import { launchOptions } from '../../../tools/launch-options.mjs'
import { type Direction, type Story, shown } from '../src/catalogue/story.ts'

const source = new URL('../src/', import.meta.url).pathname
const { resolve } = createRequire(import.meta.url)

/** A stylesheet with inlined fonts and without pictures. */
const read = (path: string) =>
  readFileSync(`${source}${path}`, 'utf8')
    .replace(
      /url\('([^']+\.woff2)'\)/g,
      (_, font: string) => `url(data:font/woff2;base64,${readFileSync(fontPath(font), 'base64')})`,
    )
    .replace(/@import [^;]+;|url\('\.[^)]*\)/g, '')

const fontPath = (font: string) => (font.startsWith('.') ? `${source}base/${font}` : resolve(font))

/** Every stylesheet in the order of its layer; that of a component before its parts, as the component imports them. */
const stylesheets = globSync('{base,*}/*.css', { cwd: source })
  .filter((path) => !/^base\/(latin|persian)\.css$/.test(path))
  .sort((a, b) => (a.replace('.css', '') < b.replace('.css', '') ? -1 : 1))
const css = ['base/layers.css', ...stylesheets].map(read).join('\n')

/** What the stylesheet of a direction imports, in its order: the last is the language of the page. */
const stylesOf = (direction: Direction) =>
  [...readFileSync(`${source}${direction}.css`, 'utf8').matchAll(/@import '\.\/([^']+)'/g)]
    .map(([, path = '']) => read(path))
    .join('\n')

export const launch = (): Promise<Browser> => chromium.launch(launchOptions())

/** A page with server-rendered stories, for tests that need a separate browser: printing, or disabled scripts. */
export async function served(
  browser: Browser,
  stories: Story[],
  { direction = 'rtl', ...options }: BrowserContextOptions & { direction?: Direction } = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  const html = stories.map((story) => renderToString(shown(story, {}, direction))).join('')
  await page.setContent(
    `<!doctype html><html dir="${direction}"><style>${css}\n${stylesOf(direction)}</style><body>${html}</body></html>`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  return page
}
