import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { dayAccents } from './day-accents.server.ts'

const settings = {
  method: 'jafari',
  adjustments: {},
  hijriOffset: 0,
  months: [{ year: 1448, month: 1, begins: '2026-06-16', calculated: false }],
} as const
const occasion = (kind: Occasion['kind'], day: number, more: Partial<Occasion> = {}): Occasion => ({
  documentId: `${kind}-${day}`,
  slug: `${kind}-${day}`,
  title: kind,
  calendar: 'hijri',
  month: 1,
  day,
  kind,
  text: undefined,
  programme: undefined,
  language: 'ca',
  languages: ['ca'],
  ...more,
})
const now = new Date('2026-06-25T16:00:00Z')
const accents = (...all: Occasion[]) =>
  dayAccents(all, { settings, now }).map(({ kind, from, to }) => [
    kind,
    new Date(from).toISOString().slice(0, 16),
    new Date(to).toISOString().slice(0, 16),
  ])

test('a day of mourning of the Hijri year is from Maghrib in Toronto to Maghrib', () => {
  const maghrib = (day: string) => prayerTimesOn(day, cities.toronto).maghrib?.toISOString().slice(0, 16)
  expect(accents(occasion('martyrdom', 10))).toEqual([
    ['mourning', maghrib('2026-06-24'), maghrib('2026-06-25')],
  ])
})

test('days of other calendars, and evenings, are from midnight to midnight', () => {
  const midnights = ['2026-06-25T04:00', '2026-06-26T04:00']
  expect(accents(occasion('feast', 25, { calendar: 'gregorian', month: 6 }))).toEqual([
    ['feast', ...midnights],
  ])
  expect(accents(occasion('mourning', 10, { evening: true }))).toEqual([['mourning', ...midnights]])
})

test('mourning comes first where a day is both, and national days are not marked', () => {
  const kinds = accents(occasion('birth', 10), occasion('mourning', 10), occasion('national', 10)).map(
    ([it]) => it,
  )
  expect(kinds).toEqual(['mourning', 'feast'])
})
