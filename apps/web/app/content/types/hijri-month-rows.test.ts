import { expect, test } from 'vitest'
import { lastChangeOf, schema } from './hijri-month-rows.ts'

const month = {
  year: 1448,
  month: 'rajab',
  startsOn: '2026-12-11',
  calculated: true,
  createdAt: '2026-12-11T06:00:00.000Z',
  updatedAt: '2026-12-11T06:00:00.000Z',
}

test('a month was changed when an editor declared it or one after it was withdrawn, not when the server stored it', () => {
  const changedAt = (...rows: object[]) => lastChangeOf(rows.map((it) => schema.parse({ ...month, ...it })))
  expect(changedAt()).toBeUndefined()
  expect(changedAt({})).toBeUndefined()
  expect(changedAt({ calculated: false })).toBe(month.updatedAt)
  const later = '2026-12-20T06:00:00.000Z'
  expect(changedAt({ updatedAt: later }, { calculated: false })).toBe(later)
  expect(changedAt({ updatedAt: null })).toBeUndefined()
})
