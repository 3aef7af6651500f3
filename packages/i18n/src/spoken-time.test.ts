import { expect, test } from 'vitest'
import { formatDayOfYear, formatSpokenTime } from './spoken-time.ts'

test('a time is said by twelve hours with its part of the day', () => {
  const said = (clock: string) => {
    const instant = new Date(`2026-07-01T${clock}Z`)
    return [formatSpokenTime('ca', instant, 'UTC'), formatSpokenTime('fa', instant, 'UTC')].map((it) =>
      it.replace('\u00a0', ' '),
    )
  }
  expect(said('00:00')).toEqual(['midnight', '۱۲ شب'])
  expect(said('01:30')).toEqual(['1:30 a.m.', '۱:۳۰ بامداد'])
  expect(said('05:00')).toEqual(['5 a.m.', '۵ صبح'])
  expect(said('12:00')).toEqual(['noon', '۱۲ ظهر'])
  expect(said('12:30')).toEqual(['12:30 p.m.', '۱۲:۳۰ ظهر'])
  expect(said('15:00')).toEqual(['3 p.m.', '۳ بعدازظهر'])
  expect(said('17:00')).toEqual(['5 p.m.', '۵ عصر'])
  expect(said('20:00')).toEqual(['8 p.m.', '۸ شب'])
})

test('a day without its year is of the calendar of the language', () => {
  const evening = new Date('2026-11-21T22:04:00Z')
  expect(formatDayOfYear('ca', evening, 'America/Toronto')).toBe('November 21')
  expect(formatDayOfYear('fa', evening, 'America/Toronto')).toBe('۳۰ آبان')
})
