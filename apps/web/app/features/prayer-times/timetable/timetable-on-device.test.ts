import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsNear } from '../../../dates/hijri-day.ts'
import { timetableOnDevice } from './timetable-on-device.ts'

/** The months of the year before 28 November 2026; each begins a day later than the tables say. */
const months = [
  ['2025-11-23', 1447, 6],
  ['2025-12-22', 1447, 7],
  ['2026-01-21', 1447, 8],
  ['2026-02-19', 1447, 9],
  ['2026-03-21', 1447, 10],
  ['2026-04-19', 1447, 11],
  ['2026-05-19', 1447, 12],
  ['2026-06-17', 1448, 1],
  ['2026-07-17', 1448, 2],
  ['2026-08-15', 1448, 3],
  ['2026-09-14', 1448, 4],
  ['2026-10-13', 1448, 5],
  ['2026-11-12', 1448, 6],
].map(([begins, year, month]) => ({
  begins: String(begins),
  year: Number(year),
  month: Number(month),
  calculated: false,
}))
const today = '2026-11-28'
const settings = { method: 'jafari', adjustments: {}, hijriOffset: 0, months } as const

const stored = new Map<string, string>()
const store = (known: typeof months) =>
  stored.set('prayer-settings', JSON.stringify(settingsNear({ ...settings, months: known }, today)))
const month = (of: string) => timetableOnDevice('ca', { city: 'toronto', month: of }, false)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${today}T17:00:00Z`) })
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored.get(key) ?? null } })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a month near today has the Hijri dates that the centre declared', () => {
  store(months)
  const first = (of: string) => month(of)?.days[0]?.hijri
  expect(first('2026-11')).toEqual({ year: 1448, month: 5, day: 20, calculated: false })
  expect(first('2026-09')).toEqual({ year: 1448, month: 3, day: 18, calculated: false })
  expect(first('2027-06')).toMatchObject({ calculated: true })
})

test('a month before the declared ones that the device knows is not computed: its dates could be wrong', () => {
  store(months)
  expect(month('2026-07')).toBeUndefined()
})

test('of a centre that has declared nothing before, every month is computed', () => {
  store(months.slice(-2))
  expect(month('2026-07')?.days[0]?.hijri).toMatchObject({ calculated: true })
  store([])
  expect(month('2026-07')?.days[0]?.hijri).toMatchObject({ calculated: true })
})

test('without stored settings no month is computed', () => {
  expect(month('2026-11')).toBeUndefined()
})
