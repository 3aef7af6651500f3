import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.server.ts'

const nonce = 'n0nce'
const code = (attributes: string) =>
  `<script${attributes} type="module" async="">import "/assets/a.js"; import("/assets/b.js")</script>`
const further =
  '<link rel="modulepreload" href="/assets/b.js"/><link rel="modulepreload" href="/assets/$&.js"/>'
const preloads = `<link rel="modulepreload" href="/assets/a.js"/>${further}`
const sheet = '<link rel="stylesheet" href="/assets/s.css"/>'
const page = (script: string) =>
  `<html><head>${preloads}${sheet}</head><body><p>Words</p>${script}<!--$--><script nonce="${nonce}">data()</script></body></html>`

test('the scripts, and the preloads of what they do not import themselves, are put in templates in their places', () => {
  const own = code(` nonce="${nonce}"`)
  const first = deferScripts(page(own), nonce)
  const [head, body] = first.split('<body>') as [string, string]
  expect(head).toBe(`<html><head>${sheet}</head>`)
  expect(body).toMatch(/^<p>Words<\/p><template/)
  expect(body).toContain(
    `<p>Words</p><template data-code>${own}</template><!--$--><script nonce="${nonce}">data()</script><template data-code>${further}</template>`,
  )
  expect(body).toMatch(
    new RegExp(`<script nonce="${nonce}">\\(function deferredStart.*\\)\\(\\)</script></body></html>$`, 's'),
  )
})

test('a script in the content is not treated as the page’s', () => {
  const foreign = code(' nonce="guessed"')
  expect(deferScripts(page(foreign), nonce)).toContain(`<p>Words</p>${foreign}<!--$-->`)
})

test('a page without code stays as it is', () => {
  const bare = '<html><head></head><body>What stands in the body: &lt;/body&gt;</body></html>'
  expect(deferScripts(bare, nonce)).toBe(bare)
})
