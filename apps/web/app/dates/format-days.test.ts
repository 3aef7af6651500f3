import { expect, test } from 'vitest'
import { formatCivilDay, formatPeriod } from './format-days.ts'

const evening = { startsAt: '2026-11-27T00:00:00.000Z', endsAt: '2026-11-27T02:00:00.000Z' }

test('an event is on the day it has in Toronto, in Persian by both calendars', () => {
  expect(formatPeriod('fa', evening)).toEqual({
    start: {
      dateTime: evening.startsAt,
      weekday: 'پنج‌شنبه',
      clock: '۱۹:۰۰',
      date: '۵ آذر ۱۴۰۵',
      beside: '۲۶ نوامبر ۲۰۲۶',
    },
    end: expect.objectContaining({ clock: '۲۱:۰۰' }),
    withinADay: true,
  })
  expect(formatPeriod('ca', evening)?.start).toMatchObject({
    weekday: 'Thursday',
    date: 'November 26, 2026',
    clock: '7\u00a0p.m.',
  })
})

test('an event longer than its day shows its last day, and one without a start shows nothing', () => {
  expect(formatPeriod('ca', { ...evening, endsAt: '2026-11-28T02:00:00Z' })?.withinADay).toBe(false)
  expect(formatPeriod('ca', { startsAt: evening.startsAt })).toMatchObject({ withinADay: false })
  expect(formatPeriod('ca', { startsAt: null, endsAt: evening.endsAt })).toBeUndefined()
})

test('a day without an hour is the same day in every zone', () => {
  expect(formatCivilDay('ca', '2026-11-21')).toBe('November 21, 2026')
  expect(formatCivilDay('fa', '2026-11-21')).toBe('۳۰ آبان ۱۴۰۵')
})
