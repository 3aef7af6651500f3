import { expect, test } from 'vitest'
import { endOfNotice } from './death-notice.ts'

const iso = (notice: Parameters<typeof endOfNotice>[0]) => {
  const end = endOfNotice(notice)
  return end === undefined ? undefined : new Date(end).toISOString()
}

test('a death notice ends twelve hours after the last of its times, in whatever order they are', () => {
  expect(iso({ prayerAt: '2026-12-01T17:00:00Z' })).toBe('2026-12-02T05:00:00.000Z')
  expect(iso({ prayerAt: '2026-12-03T17:00:00Z', memorialAt: '2026-12-01T17:00:00Z', burialAt: null })).toBe(
    '2026-12-04T05:00:00.000Z',
  )
})

test('an end that an editor has set holds, before the last time and after it', () => {
  const memorialAt = '2026-12-03T00:00:00Z'
  for (const until of ['2026-12-01T00:00:00.000Z', '2026-12-09T00:00:00.000Z'])
    expect(iso({ memorialAt, until })).toBe(until)
})

test('a notice without times and without an end has none, nor has one whose times cannot be read', () => {
  expect(iso({})).toBeUndefined()
  expect(iso({ burialAt: 'tomorrow', until: '' })).toBeUndefined()
})
