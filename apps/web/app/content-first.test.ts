import { expect, test } from 'vitest'
import { contentFirst } from './content-first.server.ts'

test('the files of the code are named last and fetched behind everything else', () => {
  const page = `<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/$&.js"/><link rel="stylesheet" href="/assets/s.css"/></head><body><p>Words</p><script type="module">import "/assets/a.js"</script></body></html>`
  expect(contentFirst(page)).toBe(
    `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/s.css"/></head><body><p>Words</p><script type="module">import "/assets/a.js"</script><link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/><link rel="modulepreload" fetchpriority="low" href="/assets/$&.js"/></body></html>`,
  )
})

test('a page without code stays as it is', () => {
  const page = '<html><head></head><body>What stands in the body: &lt;/body&gt;</body></html>'
  expect(contentFirst(page)).toBe(page)
})
