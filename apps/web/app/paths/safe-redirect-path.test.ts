import { describe, expect, test } from 'vitest'
import { safeTargets, unsafeTargets } from '../security/redirect-targets.fixture.ts'
import { safeRedirectPath } from './safe-redirect-path.ts'

const origin = 'https://www.example.org'

describe('a target that comes from a request', { tags: ['spec:13.1'] }, () => {
  for (const site of [origin, 'http://127.0.0.1:3000'])
    for (const target of unsafeTargets)
      test(`leads home on ${site}: ${JSON.stringify(target.slice(0, 80))}`, () => {
        expect(safeRedirectPath(target, { origin: site, language: 'ca' })).toBe('/ca/home')
      })

  test.each(safeTargets)('is a page of the site: %j', (target, path) => {
    expect(safeRedirectPath(target, { origin, language: 'ca' })).toBe(path)
  })

  test('may name the site itself, and loses the user’s name', () => {
    for (const target of [`${origin}/fa/events?x=1`, 'https://user:secret@www.example.org/fa/events?x=1'])
      expect(safeRedirectPath(target, { origin, language: 'ca' })).toBe('/fa/events?x=1')
  })

  test('leads home in the page’s language where there is none', () => {
    expect(safeRedirectPath(null, { origin, language: 'fa' })).toBe('/fa/home')
    expect(safeRedirectPath(undefined, { origin, language: 'ca' })).toBe('/ca/home')
  })

  test('stays as it is when it is made safe again', () => {
    for (const [, path] of safeTargets) expect(safeRedirectPath(path, { origin, language: 'ca' })).toBe(path)
  })
})
