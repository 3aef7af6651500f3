import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishDocument } from './finish-document.server.ts'

const nonce = 'a-nonce-of-this-rendering'
const own = ` nonce="${nonce}"`
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`
const imported = 'import "/assets/a.js"; import("/assets/b.js")'
const code = (attributes: string) => `<script${attributes} type="module" async="">${imported}</script>`
const preload = (file: string, attribute: string) =>
  `<link rel="modulepreload" href="/assets/${file}"${attribute}/>`
const sheet = '<link rel="stylesheet" href="/assets/s.css"/>'
const page = (script: string) =>
  `<html><head>${preload('a.js', own)}${preload('b.js', own)}${preload('$&.js', own)}${sheet}</head><body><p>متن</p>${script}<!--$--><script${own}>data("داده")</script></body></html>`

function finished(html: string) {
  const { hashes, html: bytes } = finishDocument(Buffer.from(html), nonce)
  return { html: bytes.toString(), hashes }
}

test('the scripts, and the preloads of what they do not import themselves, are put in templates in their places', () => {
  const [head, body] = finished(page(code(own))).html.split('<body>') as [string, string]
  expect(head).toBe(`<html><head>${sheet}</head>`)
  const further = preload('b.js', '') + preload('$&.js', '')
  expect(body).toContain(
    `<p>متن</p><template data-code>${code('')}</template><!--$--><script>data("داده")</script><template data-code>${further}</template>`,
  )
  expect(body).toMatch(/<script>\(function deferredStart.*\)\(\)<\/script><\/body><\/html>$/s)
})

test('the scripts with the nonce are hashed, and the nonce is removed from the page', () => {
  const { html, hashes } = finished(page(code(own)))
  expect(html).not.toContain('nonce')
  const start = /<script>(\(function deferredStart.*)<\/script>/s.exec(html)?.[1] ?? ''
  expect(hashes).toEqual([imported, 'data("داده")', start].map(hashOf))
})

test('a script of the server is at the end of the document and hashed', () => {
  const script = 'follow("form")'
  const { html, hashes } = finishDocument(Buffer.from(page(code(own))), nonce, undefined, script)
  expect(html.toString()).toMatch(/<script>follow\("form"\)<\/script><\/body><\/html>$/)
  expect(hashes.at(-1)).toBe(hashOf(script))
})

test('a script in the content is neither deferred nor allowed, whatever nonce it has', () => {
  const foreign = code(' nonce="guessed"')
  const { html, hashes } = finished(page(foreign))
  expect(html).toContain(`<p>متن</p>${foreign}<!--$-->`)
  expect(hashes).not.toContain(hashOf(imported))
  for (const smuggled of [
    '<script>harm()</script>',
    '<script nonce="guessed">harm()</script>',
    '<script data-x="nonce">harm()</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    `<script>harm() //<script${own}>one()`,
  ])
    expect(finished(`${smuggled}<script${own}>one()</script>`).hashes).not.toContain(hashOf('harm()'))
})

test('a script with a `src` needs no hash', () => {
  expect(finished(`<script${own} src="/a.js"></script>`)).toEqual({
    html: '<script src="/a.js"></script>',
    hashes: [],
  })
})

test('a page without code stays as it is', () => {
  const bare = '<html><head></head><body>What stands in the body: &lt;/body&gt;</body></html>'
  expect(finished(bare)).toEqual({ html: bare, hashes: [] })
})
