import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderMarkdown } from '../src/markdown/render.ts'
import { sampleOptions } from '../src/markdown/samples/options.ts'
import { launch } from './chromium.ts'

const kit = new URL('..', import.meta.url).pathname
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'"

const css = [
  'base/layers.css',
  ...globSync('{base,markdown}/*.css', { cwd: `${kit}src` }),
  'base/persian.css',
]
  .map((path) => readFileSync(`${kit}src/${path}`, 'utf8').replace(/@import [^;]+;/g, ''))
  .join('\n')

const page = (body: string) =>
  `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><title>x</title><link rel="stylesheet" href="/kit.css"><body>${body}</body></html>`

/** The component as a bundle, with the modules that it loads on demand. */
const display = (text: string) => `
  import { createRoot } from 'react-dom/client'
  import { createElement } from 'react'
  import { Markdown } from './src/markdown/index.ts'
  const options = { ...${JSON.stringify(sampleOptions)}, mediaBase: location.origin }
  createRoot(document.querySelector('main')).render(createElement(Markdown, { ...options, data: ${JSON.stringify(text)} }))
`

let server: Server
let browser: Browser
let address = ''

beforeAll(async () => {
  const text = await readFile(`${kit}src/markdown/samples/fa.md`, 'utf8')
  const { outputFiles } = await build({
    absWorkingDir: kit,
    stdin: { contents: display(text), resolveDir: kit, sourcefile: 'display.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    entryNames: 'display',
    outdir: '/',
    loader: { '.css': 'empty' },
  })
  const files = new Map<string, [type: string, content: string | Uint8Array]>([
    ['/kit.css', ['text/css', css]],
    ['/uploads/lantern.png', ['image/png', readFileSync(`${kit}sheets/badge.png`)]],
    [
      '/in-the-browser',
      ['text/html', page('<main></main><script type="module" src="/display.js"></script>')],
    ],
    ['/refused', ['text/html', page('<p style="color: red">x</p>')]],
    ...outputFiles.map(({ path, contents }) => [path, ['text/javascript', contents]] as const),
  ] as [string, [string, string | Uint8Array]][])
  server = createServer((request, response) => {
    const [type, content] = files.get(request.url ?? '') ?? []
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': type ?? 'text/plain',
      'content-security-policy': policy,
    })
    response.end(content)
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const html = await renderMarkdown(text, { ...sampleOptions, mediaBase: address })
  files.set('/from-the-server', ['text/html', page(`<main><div class="ui-markdown">${html}</div></main>`)])
  browser = await launch()
})

afterAll(async () => {
  await browser.close()
  server.close()
})

/** A page, and the violations of its content security policy that the browser reports. */
async function open(path: string): Promise<{ page: Page; refused: () => Promise<string[]> }> {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { refused: [] })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      ;(window as unknown as { refused: string[] }).refused.push(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      )
    })
  })
  await page.goto(address + path)
  return {
    page,
    refused: () => page.evaluate(() => (window as unknown as { refused: string[] }).refused),
  }
}

test('the policy is enforced: a style in an attribute is refused', async () => {
  const { refused } = await open('/refused')
  expect(await refused()).toEqual([expect.stringContaining('style-src-attr')])
})

test.each(['/from-the-server', '/in-the-browser'])(
  'a text with code, formulas, tables and marked lines looks right under a strict policy: %s',
  async (path) => {
    const { page, refused } = await open(path)
    await page.locator('.ui-markdown h1').waitFor()
    await page.locator('.ui-markdown img').scrollIntoViewIfNeeded()
    await expect
      .poll(() => page.locator('.ui-markdown img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox()
      if (!found) throw new Error(`${selector} is not laid out`)
      return found
    }
    const above = await box('math mfrac > :nth-child(1)')
    const below = await box('math mfrac > :nth-child(2)')
    expect(above.y + above.height).toBeLessThanOrEqual(below.y + 1)
    expect(above.height).toBeGreaterThan(8)
    const formula = await box('.ui-markdown__formula--display math')
    const text = await box('.ui-markdown')
    expect(Math.abs(formula.x + formula.width / 2 - text.x - text.width / 2)).toBeLessThan(4)

    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    const colour = (selector: string) => styleOf(selector, 'color')
    expect(await colour('.ui-code__keyword')).not.toBe(await colour('pre code'))
    expect(await styleOf('.ui-markdown__line--marked', 'background-color')).not.toBe('rgba(0, 0, 0, 0)')
    expect(await styleOf('th[align=center]', 'text-align')).toBe('center')
    expect(await page.locator('.ui-markdown').textContent()).toContain('🌹')

    expect(await page.locator('.ui-markdown [style]').count()).toBe(0)
    expect(await refused()).toEqual([])
  },
)
