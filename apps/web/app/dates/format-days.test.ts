import { expect, test } from 'vitest'
import { civilDayInWords, periodInWords } from './format-days.ts'

const evening = { startsAt: '2026-11-27T00:00:00.000Z', endsAt: '2026-11-27T02:00:00.000Z' }

test('an event is on the day it has in Toronto, in Persian by both calendars', () => {
  expect(periodInWords('fa', evening)).toEqual({
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
  expect(periodInWords('ca', evening)?.start).toMatchObject({
    weekday: 'Thursday',
    date: 'November 26, 2026',
    clock: '7:00 pm',
  })
})

test('what lasts longer than its day says so, and what has no beginning says nothing', () => {
  expect(periodInWords('ca', { ...evening, endsAt: '2026-11-28T02:00:00Z' })?.withinADay).toBe(false)
  expect(periodInWords('ca', { startsAt: evening.startsAt })).toMatchObject({ withinADay: false })
  expect(periodInWords('ca', { startsAt: null, endsAt: evening.endsAt })).toBeUndefined()
})

test('a day without an hour is the same day in every zone', () => {
  expect(civilDayInWords('ca', '2026-11-21')).toBe('November 21, 2026')
  expect(civilDayInWords('fa', '2026-11-21')).toBe('۳۰ آبان ۱۴۰۵')
})
