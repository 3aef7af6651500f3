import { expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { toCsv } from '../src/csv.ts'
import { timetable } from '../src/timetable.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const november = timetable({ year: 2026, month: 11 }, cities.toronto)
const labels = { date: 'تاریخ', fajr: 'اذان صبح', dhuhr: 'اذان ظهر', maghrib: 'اذان مغرب' }

test('a timetable as CSV has the labels it was given, and the clock of the place', () => {
  const rows = toCsv(november, { labels }).split('\r\n')
  expect(rows).toHaveLength(32)
  expect(rows[0]).toBe('تاریخ,اذان صبح,اذان ظهر,اذان مغرب')
  expect(rows[21]).toBe('2026-11-21,05:51,12:04,17:07')
  expect(rows[31]).toBe('')
})

test('columns come in the order of the day, whatever the order of their labels', () => {
  expect(toCsv(november, { labels: { isha: 'I', date: 'D', imsak: 'M' } })).toMatch(/^D,M,I\r\n/)
})

test('a label with a comma, a quote or a line break stays one cell', () => {
  const [header] = toCsv(november, { labels: { date: 'Day, "civil"', fajr: 'Dawn\nprayer' } }).split('\r\n')
  expect(header).toBe('"Day, ""civil""","Dawn\nprayer"')
})

test('a time that does not happen is an empty cell', () => {
  const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }
  const rows = toCsv(timetable({ year: 2026, month: 6 }, tromso), {
    labels: { date: 'D', sunset: 'S', dhuhr: 'N' },
  })
  expect(rows.split('\r\n')[1]).toBe('2026-06-01,12:42,')
})

test('is the same whatever zone the process is in', () => {
  expectSameInEveryProcessZone(() => toCsv(timetable({ year: 2026, month: 3 }, cities.montreal), { labels }))
})
