import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type CityId, cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import { daysLater } from '../../../dates/civil-day.ts'
import { ramadanFrom } from '../../../dates/ramadan.ts'
import { ramadanAhead } from './ramadan-ahead.server.ts'
import { ramadanSheet, timesOfSheet } from './ramadan-sheet.server.ts'

const first = '2027-02-09'
const month = (number: number, begins: string) => ({ year: 1448, month: number, begins, calculated: false })
const settingsWith = (...months: ReturnType<typeof month>[]) => ({
  method: 'jafari' as const,
  adjustments: {},
  hijriOffset: 0,
  months,
})
const sheetOf = (
  language: 'fa' | 'ca',
  settings: ReturnType<typeof settingsWith>,
  { city = 'toronto', occasions = [] }: Partial<Parameters<typeof ramadanSheet>[1]> = {},
) => ramadanSheet(language, { city, settings, occasions, ramadan: ramadanFrom(first, settings) })

test('a declared month has its 29 or 30 days, none of them uncertain', () => {
  for (const length of [29, 30]) {
    const { days, status } = sheetOf('ca', settingsWith(month(9, first), month(10, daysLater(first, length))))
    expect(days).toHaveLength(length)
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length }, (_, at) => daysLater(first, at)))
    expect(days.filter(({ uncertain }) => uncertain)).toEqual([])
    expect(status).toBe('The centre has declared the beginning of Ramadan 1448.')
  }
})

test('a month whose end nobody declared has a 30th day that is marked, and says what is calculated', () => {
  const { days, status } = sheetOf('fa', settingsWith())
  expect(days).toHaveLength(30)
  expect(days.filter(({ uncertain }) => uncertain).map(({ number }) => number)).toEqual(['۳۰'])
  expect(status).toContain('به محاسبه است')
  expect(sheetOf('ca', settingsWith(month(9, first))).status).toMatch(
    /^The centre has declared .* 30 days\.$/,
  )
})

test('each city has its own times of each day, on its own clock', () => {
  const settings = settingsWith(month(9, first))
  for (const city of Object.keys(cities) as CityId[]) {
    const { days } = sheetOf('ca', settings, { city })
    const written = new Intl.DateTimeFormat('en-CA', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: cities[city].timeZone,
    })
    for (const { date, clocks } of days) {
      const times = prayerTimesOn(date, cities[city])
      expect(clocks.map((it) => it?.display)).toEqual(
        timesOfSheet.map((name) => written.format(times[name] ?? 0).replace(/\s.*/, '')),
      )
    }
  }
})

test('a day has its dates, in Persian that of the solar Hijri calendar first', () => {
  const [day] = sheetOf('fa', settingsWith(month(9, first))).days
  expect(day).toMatchObject({ number: '۱', weekday: 'سه‌شنبه', dates: ['۲۰ بهمن', '۹ فوریه'] })
  expect(sheetOf('ca', settingsWith(month(9, first))).days[0]).toMatchObject({
    number: '1',
    weekday: 'Tuesday',
    dates: ['Feb 9'],
  })
})

test('an occasion stands on its day, and none on the day that may be the feast', () => {
  const occasion = (date: string) => ({ date, slug: 'qadr', title: 'Qadr', written: 'ca' as const })
  const settings = settingsWith(month(9, first))
  const { last } = ramadanFrom(first, settings)
  const occasions = [occasion(daysLater(first, 18)), occasion(daysLater(last, 1))]
  const marked = sheetOf('ca', settings, { occasions }).days.filter((it) => it.occasions.length > 0)
  expect(marked.map(({ number }) => number)).toEqual(['19'])
})

test('a change of clocks within the month is said', () => {
  const settings = settingsWith()
  const of = (day: string) =>
    ramadanSheet('ca', { city: 'toronto', settings, occasions: [], ramadan: ramadanFrom(day, settings) })
      .notes
  // Ramadan 1447 was from 18 February to 19 March 2026; that of 1448 ends before the clocks go forward.
  expect(of('2026-03-01')).toContain('On Sunday, March 8, 2026 the clocks go forward one hour.')
  expect(of(first)).not.toContain('clocks go')
})

test('home points to it from two weeks before until its last day, and in no minute before or after', () => {
  const settings = settingsWith(month(9, first), month(10, daysLater(first, 29)))
  const shown = (now: string) => ramadanAhead('ca', settings, new Date(now))
  // Midnight in Toronto is at five o’clock in UTC.
  expect(shown('2027-01-26T04:59:59Z')).toBeUndefined()
  expect(shown('2027-01-26T05:00:00Z')).toEqual({
    year: '1448',
    from: 'February 9, 2027',
    to: 'March 9, 2027',
    calculated: false,
  })
  expect(shown('2027-03-10T04:59:59Z')).toBeDefined()
  expect(shown('2027-03-10T05:00:00Z')).toBeUndefined()
  expect(dictionaries.ca.ramadan.home).toContain('{{year}}')
})
