import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashedScripts } from './hashed-scripts.server.ts'

const nonce = 'a-nonce-of-this-rendering'
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

test('scripts with the nonce are hashed, and the nonce is removed from the page', () => {
  const page = `<link nonce="${nonce}" href="/a.js"><script nonce="${nonce}" type="module">one()</script><SCRIPT async nonce="${nonce}">two()</SCRIPT>`
  expect(hashedScripts(page, nonce)).toEqual({
    html: '<link href="/a.js"><script type="module">one()</script><SCRIPT async>two()</SCRIPT>',
    hashes: [hashOf('one()'), hashOf('two()')],
  })
})

test('a script in the content is never allowed, whatever nonce it has', () => {
  for (const smuggled of [
    '<script>harm()</script>',
    '<script nonce="guessed">harm()</script>',
    '<script data-x="nonce">harm()</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    `<script>harm() //<script nonce="${nonce}">one()`,
  ])
    expect(hashedScripts(`${smuggled}<script nonce="${nonce}">one()</script>`, nonce).hashes).not.toContain(
      hashOf('harm()'),
    )
})

test('a script with a `src` needs no hash', () => {
  expect(hashedScripts(`<script nonce="${nonce}" src="/a.js"></script>`, nonce).hashes).toEqual([])
})
