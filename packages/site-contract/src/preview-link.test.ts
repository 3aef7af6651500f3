import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPreviewLink, readPreviewLink } from './preview-link.ts'

const secret = 'shared-with-the-content-server'
const now = new Date('2026-11-21T12:00:00Z')
const soon = String(now.getTime() / 1000 + 60)

function query(parts: Partial<Record<'path' | 'status' | 'expires', string>> = {}, key = secret) {
  const { path, status, expires } = { path: '/fa/home', status: 'draft', expires: soon, ...parts }
  const signature = createHmac('sha256', key)
    .update(JSON.stringify(['preview', path, status, expires]))
    .digest('base64url')
  return new URLSearchParams({ path, status, expires, signature })
}

const changed = (name: string, value: string) => {
  const parameters = query()
  parameters.set(name, value)
  return parameters
}

test('a URL signed by the content server opens its page in the requested status', () => {
  expect(readPreviewLink(query(), secret, now)).toEqual({ path: '/fa/home', status: 'draft' })
  expect(readPreviewLink(query({ path: '/ca/events/nowruz', status: 'published' }), secret, now)).toEqual({
    path: '/ca/events/nowruz',
    status: 'published',
  })
})

test('an address opens nothing after its time', () => {
  const atOnce = query({ expires: String(now.getTime() / 1000) })
  expect(readPreviewLink(atOnce, secret, now)).toBeUndefined()
  expect(readPreviewLink(atOnce, secret, new Date(now.getTime() - 1))).toBeDefined()
  expect(readPreviewLink(query({ expires: 'never' }), secret, now)).toBeUndefined()
})

test.each([
  ['another page', changed('path', '/fa/donate')],
  ['a page elsewhere', changed('path', '//evil.example')],
  ['another status', changed('status', 'published')],
  ['a longer life', changed('expires', String(Number(soon) + 3600))],
  ['an empty signature', changed('signature', '')],
  ['a signature of another length', changed('signature', 'short')],
  ['the secret of somebody else', query({}, 'made up')],
  ['nothing at all', new URLSearchParams()],
])('a forged address opens nothing: %s', (_, parameters) => {
  expect(readPreviewLink(parameters, secret, now)).toBeUndefined()
})

test('parts cannot be shifted into one another', () => {
  const shifted = query({ path: '/fa/home","draft', status: 'draft' })
  shifted.set('path', '/fa/home')
  expect(readPreviewLink(shifted, secret, now)).toBeUndefined()
})

test('a link of the content server opens its page for ten minutes', () => {
  const parts = { site: 'https://www.example.org', prefix: 'fa', page: '/events', status: 'draft' } as const
  const link = new URL(createPreviewLink(parts, secret, now))
  expect(link.origin + link.pathname).toBe('https://www.example.org/fa/preview')
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000 - 1)
  expect(readPreviewLink(link.searchParams, secret, after(10))).toEqual({
    path: '/fa/events',
    status: 'draft',
  })
  expect(readPreviewLink(link.searchParams, secret, after(10.1))).toBeUndefined()
})
