import { describe, expect, test } from 'vitest'
import { cachedScreen, isCacheable, kindOf, offlineRedirect, pageOfData } from './offline-pages.ts'

const origin = 'https://www.example.org'
const kind = (path: string, more: Partial<Parameters<typeof kindOf>[0]> = {}) =>
  kindOf(
    { method: 'GET', mode: 'cors', headers: new Headers(), ...more, url: new URL(path, origin).href },
    origin,
  )

describe('the worker', () => {
  test.each(['/assets/home-HxBGsJdl.js', '/assets/rtl-DrWWh8ci.css', '/assets/fa-7nE1Gbz7.json'])(
    'has %s as a file of the build',
    (path) => expect(kind(path)).toBe('file'),
  )

  test.each(['/', '/fa', '/fa/home', '/ca/prayer-times/toronto/2026-11', '/nonsense', '/ca/search?q=prayer'])(
    'handles the page %s',
    (path) => expect(kind(path, { mode: 'navigate' })).toBe('page'),
  )

  test('handles the data of a page, except of one that works without a network', () => {
    expect(kind('/fa/home.data?_routes=routes%2Fhome')).toBe('data')
    expect(kind('/ca/prayer-times/toronto/2026-12.data?_routes=routes%2F%24lang')).toBe('data')
    expect(
      kind('/ca/prayer-times/toronto/2026-12.data?_routes=routes%2Fprayer-times.%24city.%24month'),
    ).toBeUndefined()
    expect(kind('/ca/search.data?q=a&_routes=routes%2Fsearch')).toBeUndefined()
  })

  test.each([
    ['a message', '/fa/contact-us.data', { method: 'POST' }],
    ['the moment a message was begun', '/form-token', {}],
    ['a page view', '/page-views', { method: 'POST' }],
    ['a file of the content server', 'https://cms.example.org/uploads/recitation.mp3', {}],
    ['a page of another site', 'https://example.com/fa/home', { mode: 'navigate' }],
    ['a part of a file', '/assets/tone-HxBGsJdl.mp3', { headers: new Headers({ Range: 'bytes=0-' }) }],
    ['a preview', '/fa/preview?path=%2Ffa%2Fhome&signature=x', { mode: 'navigate' }],
    ['the way out of a preview', '/fa/preview/leave?path=%2Ffa%2Fhome', { mode: 'navigate' }],
    ['a calendar', '/fa/events.ics', { mode: 'navigate' }],
    ['a dictionary without a version', '/assets/i18n/fa.json', {}],
    ['the worker itself', '/sw.js', {}],
  ] as const)('does not handle %s', (_what, path, more) => expect(kind(path, more)).toBeUndefined())
})

describe('of pages', () => {
  const response = (more = {}, headers = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    ...more,
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...headers }),
  })
  const at = (path: string) => origin + path

  test('those that are the same for everybody are cached', () => {
    expect(isCacheable(at('/fa/home'), response())).toBe(true)
    expect(isCacheable(at('/ca/offline'), response())).toBe(true)
  })

  test.each([
    ['an error', '/fa/home', response({ status: 503 })],
    ['a followed redirect', '/fa/home', response({ redirected: true })],
    ['a redirect', '/fa/home', response({ status: 0, type: 'opaqueredirect' })],
    ['a preview', '/fa/home', response({}, { 'Cache-Control': 'private, no-store' })],
    ['search results', '/fa/search?q=prayer', response()],
    ['the search', '/fa/search', response()],
    ['a page with a query', '/fa/lectures?page=2', response()],
    ['a file', '/fa/app.webmanifest', response({}, { 'Content-Type': 'application/manifest+json' })],
    ['a URL without a language', '/healthz', response()],
  ] as const)('%s is not cached', (_what, path, found) => expect(isCacheable(at(path), found)).toBe(false))

  test('data belongs to the page it was requested for', () => {
    expect(pageOfData(at('/fa/events.data?_routes=routes%2Fevents'))).toBe('/fa/events')
    expect(pageOfData(at('/ca/lectures.data?page=2&_routes=routes%2Flectures'))).toBe('/ca/lectures?page=2')
  })
})

describe('without a network', () => {
  const cached = ['/fa/offline', '/ca/offline', '/ca/home', '/ca/lectures']
  const redirect = (path: string) => offlineRedirect(origin + path, cached)

  test.each([
    ['the bare address leads home, in the language that was visited', '/', '/ca/home'],
    ['an address that is in no language, too', '/nonsense', '/ca/home'],
    ['a language leads to its home', '/ca', '/ca/home'],
    ['a part of a list leads to the list', '/ca/lectures?speaker=x', '/ca/lectures'],
    ['another page redirects to the offline page', '/ca/donate', '/ca/offline?from=%2Fca%2Fdonate'],
    ['in its language', '/fa/donate?a=b', '/fa/offline?from=%2Ffa%2Fdonate%3Fa%3Db'],
    ['a home page that is not cached, too', '/fa', '/fa/offline?from=%2Ffa'],
  ])('%s', (_what, path, leads) => expect(redirect(path)).toBe(leads))

  test('the screen of a hall opens with the settings in its URL, if it is cached', () => {
    const screen = ['/ca/plusoneazan']
    expect(cachedScreen(`${origin}/ca/plusoneazan?city=london`, screen)).toBe('/ca/plusoneazan')
    expect(cachedScreen(`${origin}/fa/plusoneazan?city=london`, screen)).toBeUndefined()
    const school = ['/fa/plusoneazan/school', '/fa/plusoneazan']
    expect(cachedScreen(`${origin}/fa/plusoneazan/school?dim=22:00-05:00`, school)).toBe(school[0])
    expect(cachedScreen(`${origin}/fa/plusoneazan/hall?dim=22:00-05:00`, school)).toBe(school[1])
    expect(cachedScreen(`${origin}/ca/plusoneazan/hall`, school)).toBeUndefined()
    expect(cachedScreen(`${origin}/ca/lectures?speaker=x`, ['/ca/lectures'])).toBeUndefined()
  })
})
