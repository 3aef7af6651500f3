import { expect, test } from 'vitest'
import {
  formatClock,
  formatDayAndMonth,
  formatDuration,
  formatGregorianDay,
  formatGregorianMonth,
  formatNumber,
  formatShortWeekday,
  formatSlashDate,
  formatTime,
  formatWeekday,
  localDigits,
} from './formats.ts'

const zone = 'America/Toronto'
const evening = new Date('2026-11-21T22:04:00Z')

test('a time is shown on the clock of the place, in the digits of the language', () => {
  expect(formatClock('fa', evening, zone)).toEqual({ clock: '۱۷:۰۴', period: '' })
  expect(formatClock('ca', evening, zone)).toEqual({ clock: '5:04', period: 'pm' })
})

test('midnight and noon are twelve in English', () => {
  expect(formatClock('ca', new Date('2026-11-21T05:05:00Z'), zone)).toEqual({ clock: '12:05', period: 'am' })
  expect(formatClock('ca', new Date('2026-11-21T17:00:00Z'), zone)).toEqual({ clock: '12:00', period: 'pm' })
  expect(formatClock('fa', new Date('2026-11-21T05:05:00Z'), zone).clock).toBe('۰۰:۰۵')
})

test('a time within a sentence has no minutes on the full hour in English, and is not broken by a line', () => {
  const times = (utc: string) => [
    formatTime('fa', new Date(utc), zone),
    formatTime('ca', new Date(utc), zone),
  ]
  expect(times('2026-11-22T00:00:00Z')).toEqual(['۱۹:۰۰', '7\u00a0p.m.'])
  expect(times('2026-11-22T00:30:00Z')).toEqual(['۱۹:۳۰', '7:30\u00a0p.m.'])
  expect(times('2026-11-21T10:52:00Z')).toEqual(['۰۵:۵۲', '5:52\u00a0a.m.'])
  expect(times('2026-11-21T17:00:00Z')).toEqual(['۱۲:۰۰', '12\u00a0p.m.'])
})

test('a day is named in the language, whatever zone the process is in', () => {
  expect(formatGregorianDay('fa', evening, zone)).toBe('۲۱ نوامبر ۲۰۲۶')
  expect(formatGregorianDay('fa', new Date('2026-07-27T17:00:00Z'), zone)).toBe('۲۷ ژوئیه ۲۰۲۶')
  expect(formatGregorianDay('ca', evening, zone)).toBe('November 21, 2026')
  expect(formatWeekday('fa', evening, zone)).toBe('شنبه')
  expect(formatWeekday('fa', new Date('2026-11-19T22:04:00Z'), zone)).toBe('پنج‌شنبه')
  expect(formatDayAndMonth('fa', evening, zone)).toEqual({ day: '۲۱', month: 'نوامبر' })
  expect(formatDayAndMonth('ca', evening, zone)).toEqual({ day: '21', month: 'Nov' })
})

test('a month is named with its year, a weekday also where there is little room', () => {
  const july = new Date('2026-07-27T17:00:00Z')
  expect(formatGregorianMonth('fa', july, zone)).toBe('ژوئیه ۲۰۲۶')
  expect(formatGregorianMonth('ca', july, zone)).toBe('July 2026')
  expect(formatShortWeekday('fa', evening, zone)).toBe('ش')
  expect(formatShortWeekday('ca', evening, zone)).toBe('Sat')
})

test('an announcement’s date is year/month/day', { tags: ['spec:3.11', 'spec:9.8'] }, () => {
  expect(formatSlashDate('fa', '2026-11-21')).toBe('۲۰۲۶/۱۱/۲۱')
  expect(formatSlashDate('ca', '2026-11-21')).toBe('2026/11/21')
  expect(localDigits('fa', 'A 12')).toBe('A ۱۲')
})

test('the length of a recording is in minutes and seconds', () => {
  expect(formatDuration('ca', 0)).toBe('0:00')
  expect(formatDuration('fa', 725.9)).toBe('۱۲:۰۵')
  expect(formatDuration('ca', 3725)).toBe('1:02:05')
})

test('a number has the digits that Intl gives it, without grouping', () => {
  for (const [language, tag] of [
    ['fa', 'fa-IR-u-nu-arabext'],
    ['ca', 'en-CA-u-nu-latn'],
  ] as const) {
    const format = new Intl.NumberFormat(tag, { useGrouping: false })
    for (const number of [0, 7, 19, 1405, 1_234_567, Number.MAX_SAFE_INTEGER, 1e21, -3, 1.5, 43.6532])
      expect(formatNumber(language, number)).toBe(format.format(number))
  }
})
