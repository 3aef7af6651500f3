import { expect, test } from 'vitest'
import { createPreviewCookie } from './preview-cookie.server.ts'

const cookie = createPreviewCookie('shared-with-the-content-server', true)
const now = new Date('2026-11-21T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

const pair = (setCookie: string) => setCookie.split(';')[0] ?? ''
const requestWith = (text: string) =>
  new Request('https://www.example.org/fa/home', { headers: { Cookie: text } })

test('a preview lasts an hour, even if the browser stores the cookie longer', async () => {
  const request = requestWith(pair(await cookie.begin(now)))
  expect(await cookie.until(request, minutes(59))).toBe(minutes(60).getTime())
  expect(await cookie.until(request, minutes(60))).toBeUndefined()
})

test('a visitor without the cookie, or with a forged one, sees no drafts', async () => {
  const forged = await createPreviewCookie('made up', true).begin(now)
  const value = Buffer.from(JSON.stringify({ until: minutes(60).getTime() })).toString('base64')
  const good = pair(await cookie.begin(now))
  for (const text of [
    '',
    'preview=',
    'preview=true',
    `preview=${value}`,
    pair(forged),
    `${good.slice(0, -4)}AAAA`,
  ])
    expect(await cookie.until(requestWith(text), now), text).toBeUndefined()
})

test('the header that ends a preview removes the cookie', async () => {
  const end = await cookie.end()
  expect(end).toContain('Max-Age=0')
  expect(await cookie.until(requestWith(pair(end)), now)).toBeUndefined()
})

test('over https the panel may frame the site cross-site; over http only same-site', async () => {
  expect(await cookie.begin(now)).toMatch(
    /HttpOnly; Secure; SameSite=None; Partitioned|HttpOnly; Secure; Partitioned; SameSite=None/,
  )
  const plain = await createPreviewCookie('shared-with-the-content-server', false).begin(now)
  expect(plain).toMatch(/HttpOnly; SameSite=Lax$/)
})

test('a preview that was started before the clock was set back ends', async () => {
  const request = requestWith(pair(await cookie.begin(now)))
  expect(await cookie.until(request, minutes(-3 * 24 * 60))).toBeUndefined()
  expect(await cookie.until(request, minutes(-0.5))).toBe(minutes(60).getTime())
})
