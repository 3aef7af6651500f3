import { expect, test } from 'vitest'
import type { CachedPage } from './page-store.ts'
import { cacheControl } from './validity.ts'

const at = Date.UTC(2026, 10, 21, 12)
const second = 1000
const cached = ({
  status = 200,
  isData = false,
  ...given
}: Partial<CachedPage> & { status?: number; isData?: boolean }): CachedPage => ({
  page: { status, isData, headers: [], bodies: {}, tag: '', route: '', bytes: 0 },
  dependencies: [],
  version: '1',
  madeAt: at,
  expiresAt: at + 3600 * second,
  dayEnds: at + 7200 * second,
  partial: false,
  revalidated: false,
  renderedAt: 0,
  ...given,
})

test('no page is cached beyond its expiry, nor beyond its day while the site is unavailable', {
  tags: ['spec:12.3'],
}, () => {
  const header = (seconds: number) => cacheControl(cached({ expiresAt: at + seconds * second }), at)
  expect(header(3600)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=7140')
  expect(header(90)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=7140')
  expect(header(7)).toBe('public, max-age=0, s-maxage=7, stale-while-revalidate=0, stale-if-error=7193')
  expect(header(-5)).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0, stale-if-error=7200')
})

test('the data of a page are never stale in a browser', () => {
  expect(cacheControl(cached({ isData: true }), at)).toBe('public, max-age=0, s-maxage=60, must-revalidate')
})

test('a page whose content may be withdrawn is asked for each time', () => {
  expect(cacheControl(cached({ revalidated: true }), at)).toBe('public, no-cache')
  expect(cacheControl(cached({ revalidated: true, isData: true }), at)).toBe('public, no-cache')
})

test('a partial page is revalidated each time, and a failure is never cached', () => {
  expect(cacheControl(cached({ partial: true }), at)).toBe('public, no-cache')
  expect(cacheControl(cached({ status: 503 }), at)).toBe('no-store')
})
