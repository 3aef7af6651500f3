import { expect, test } from 'vitest'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { occasionsOfToday } from './occasions-of-today.server.ts'
import { presentOccasions } from './present-occasions.ts'

const settings = {
  hijriOffset: 0,
  months: [{ year: 1448, month: 1, begins: '2026-06-16', calculated: false }],
}
const occasion = (
  slug: string,
  calendar: Occasion['calendar'],
  [month, day]: [number, number],
  more: Partial<Occasion> = {},
): Occasion => ({
  documentId: slug,
  slug,
  title: slug,
  calendar,
  month,
  day,
  kind: 'mourning',
  text: undefined,
  programme: undefined,
  language: 'ca',
  languages: ['ca'],
  ...more,
})
/** Ashura is on 25 June 2026, Tir begins on the 22nd. */
const all = [
  occasion('tasua', 'hijri', [1, 9]),
  occasion('ashura', 'hijri', [1, 10]),
  occasion('ninth-evening', 'hijri', [1, 9], { evening: true }),
  occasion('third-of-tir', 'solar_hijri', [4, 3]),
  occasion('fourth-of-tir', 'solar_hijri', [4, 4]),
  occasion('june-24', 'gregorian', [6, 24]),
]
const at = new Date('2026-06-24T16:00:00Z')
const given = occasionsOfToday('ca', all, { settings, now: at })
const shown = (day: string, isEve: boolean) =>
  presentOccasions(given, { day, isEve })
    .map(({ slug, eve }) => (eve ? `eve of ${slug}` : slug))
    .sort()

test('by day it is the day’s occasions, of each calendar', () => {
  expect(shown('2026-06-24', false)).toEqual(['june-24', 'ninth-evening', 'tasua', 'third-of-tir'])
})

test('from Maghrib on the Hijri ones are those of the coming day; others and evenings stay until midnight', () => {
  expect(shown('2026-06-24', true)).toEqual(['eve of ashura', 'june-24', 'ninth-evening', 'third-of-tir'])
})

test('a page that stays open shows those of the next day after midnight, without the server', () => {
  expect(shown('2026-06-25', false)).toEqual(['ashura', 'fourth-of-tir'])
})

test('without the content server there are none', () => {
  expect(occasionsOfToday('ca', undefined, { settings, now: at })).toEqual([])
})
