import { expect, test } from 'vitest'
import { nextCall } from './next-call.ts'
import { prayerTimesOfDay } from './prayer-times-of-day.ts'

const day = prayerTimesOfDay(new Date('2026-11-21T17:00:00Z'), 'ca', {
  method: 'jafari',
  adjustments: {},
  hijriOffset: 0,
  months: [],
})
const next = (now: string) => nextCall(day, 0, Date.parse(now))

test('the next prayer is dawn, noon or evening, whichever comes first', () => {
  expect(next('2026-11-21T06:00:00Z')?.name).toBe('fajr')
  expect(next('2026-11-21T11:00:00Z')?.name).toBe('dhuhr')
  expect(next('2026-11-21T21:50:00Z')).toMatchObject({
    name: 'maghrib',
    isTomorrow: false,
    clock: '5:07',
    period: 'pm',
  })
})

test('after the evening it is tomorrow’s dawn', () => {
  expect(next('2026-11-22T00:00:00Z')).toMatchObject({
    name: 'fajr',
    isTomorrow: true,
    at: expect.stringMatching(/^2026-11-22T/),
  })
})

test('at the moment itself the following one is next', () => {
  const maghrib = next('2026-11-21T21:50:00Z')?.at ?? ''
  expect(next(maghrib)?.name).toBe('fajr')
})
