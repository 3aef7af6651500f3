import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorResponseTo } from './error-responses.ts'

const refused = (url: string, headers: Record<string, string> = {}) =>
  errorResponseTo({ url, headers } as unknown as IncomingMessage)?.status

test.each([
  ['/fa/home', undefined],
  ['/fa/events/%D8%B9%DB%8C%D8%AF', undefined],
  ['/fa/search?q=%ff', undefined],
  ['//evil.example', undefined],
  ['*', 400],
  ['http://evil.example/', 400],
  ['', 400],
  ['/fa/%00', 400],
  ['/fa/%1F', 400],
  ['/fa/search?q=%0d%0a', undefined],
  ['/fa/\u0001', 400],
  ['/fa/%E0%A4%A', 400],
  ['/fa/%', 400],
  [`/${'x'.repeat(12 * 1024)}`, 414],
])('%s is answered with %s', (url, status) => {
  expect(refused(url)).toBe(status)
})

test('a request body may be as long as a form', () => {
  expect(refused('/ca/contact-us', { 'content-length': '30000' })).toBeUndefined()
  expect(refused('/ca/contact-us', { 'content-length': '70000' })).toBe(413)
})

const part = fc.constantFrom(
  '%',
  '%41',
  '%e0',
  '%A4',
  '%7f',
  'a',
  '/',
  '\\',
  '?',
  '#',
  '\u0000',
  '\u00ff',
  '٪',
)

test('every URL that is accepted can be parsed', { tags: ['spec:12.8'] }, () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const url = `/${parts.join('')}`
      if (refused(url) === undefined) decodeURIComponent(url.split('?')[0] ?? '')
    }),
  )
})
