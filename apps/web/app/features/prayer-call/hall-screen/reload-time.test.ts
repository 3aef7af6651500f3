import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import { isReloadTime } from './reload-time.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('on no day of a year is a page reloaded before dawn, in the afternoon, or within five minutes of a call', {
  tags: ['spec:11.8'],
}, () => {
  const place = cities.toronto
  for (let n = 0; n < 366; n++) {
    const date = new Date(Date.parse('2026-01-01T12:00:00Z') + n * day).toISOString().slice(0, 10)
    const { fajr, dhuhr, sunset, maghrib } = prayerTimesOn(date, place)
    const ms = (it: Date | null) => it?.getTime() ?? Number.NaN
    for (const call of [fajr, dhuhr, sunset, maghrib].map(ms))
      for (const by of [-5, -1, 0, 1, 5]) expect(isReloadTime(call + by * minute, { place })).toBe(false)
    expect(isReloadTime(ms(fajr) - 60 * minute, { place })).toBe(false)
    expect(isReloadTime(ms(fajr) + 6 * minute, { place })).toBe(true)
    expect(isReloadTime(ms(dhuhr) - 6 * minute, { place })).toBe(true)
    expect(isReloadTime(ms(dhuhr) + 60 * minute, { place })).toBe(false)
    expect(isReloadTime(ms(maghrib) + 60 * minute, { place })).toBe(false)
  }
})

test('the selected calls change nothing about when a page may be reloaded', () => {
  const place = cities.toronto
  const { fajr } = prayerTimesOn('2026-11-21', place)
  const now = (fajr?.getTime() ?? Number.NaN) + 6 * minute
  expect(isReloadTime(now, { place, calls: ['evening'], third: 'sunset' })).toBe(true)
})
