import { languages } from '@islamic-centre/i18n/locales'
import { expect, test } from 'vitest'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { comingDays, dayOfOccasion } from './coming-days.server.ts'
import { monthOfDays } from './month-of-days.server.ts'
import { yearOfOccasions } from './year-of-occasions.server.ts'

const now = new Date('2026-11-25T12:00:00Z')
const settings = { hijriOffset: 0, months: [] }
const event = (slug: string, startsAt: string | undefined, endsAt?: string) => ({
  kind: 'event' as const,
  slug,
  title: slug,
  startsAt,
  endsAt,
  language: 'fa' as const,
})
const occasion = (of: Partial<Occasion>): Occasion => ({
  documentId: 'd',
  slug: 'yalda',
  title: 'شب یلدا',
  calendar: 'solar_hijri',
  month: 9,
  day: 30,
  kind: 'national',
  text: undefined,
  closed: true,
  programme: '/events/poems',
  language: 'fa',
  languages: ['fa'],
  ...of,
})
const december = { year: 2026, month: 12 }
const shown = (language: 'fa' | 'ca', events: ReturnType<typeof event>[] = [], occasions = [occasion({})]) =>
  monthOfDays(language, december, { occasions, events, settings, now })

test('a month has each of its days in three calendars, its first one in the column of its weekday', () => {
  const fa = shown('fa')
  expect(fa.days).toHaveLength(31)
  expect(fa.days[0]).toMatchObject({
    date: '2026-12-01',
    number: '۱',
    weekday: 'سه‌شنبه',
    jalali: '۱۰\u00a0آذر',
  })
  // Persian weeks begin on Saturday, Canadian ones on Sunday.
  expect([fa.weekdays[0], fa.weekdays[fa.column]]).toEqual(['شنبه', 'سه‌شنبه'])
  const ca = shown('ca')
  expect([ca.weekdays[0], ca.weekdays[ca.column]]).toEqual(['Sunday', 'Tuesday'])
  expect([ca.previous?.month, ca.next?.month]).toEqual(['2026-11', '2027-01'])
})

test('an occasion is on its day, with its programme in the language of the page', () => {
  for (const language of languages) {
    const on = shown(language).days.filter(({ occasions }) => occasions.length > 0)
    expect(on.map(({ date }) => date)).toEqual(['2026-12-21'])
    expect(on[0]?.occasions).toMatchObject([{ closed: true, programme: `/${language}/events/poems` }])
  }
})

test('an event is on its days at the centre, whatever the day is in UTC, and one that ends at midnight not on the next', () => {
  const { days } = shown('ca', [
    event('evening', '2026-12-02T00:30:00Z', '2026-12-02T02:00:00Z'),
    event('weekend', '2026-12-04T23:00:00Z', '2026-12-07T05:00:00Z'),
    event('undated', undefined),
    event('unending', '2026-11-20T15:00:00Z', '2030-01-01T00:00:00Z'),
  ])
  const on = (slug: string) =>
    days.filter(({ events }) => events.some((it) => it.slug === slug)).map(({ date }) => date)
  expect(on('evening')).toEqual(['2026-12-01'])
  expect(on('weekend')).toEqual(['2026-12-04', '2026-12-05', '2026-12-06'])
  expect(on('undated')).toEqual([])
  expect(on('unending').at(-1)).toBe('2026-12-20')
  expect(days[0]?.events[0]?.clock).toBe('7:30\u00a0p.m.')
  expect(days[4]?.events[0]).toMatchObject({ slug: 'weekend', clock: undefined })
})

test('the calendar ends five years ahead', () => {
  const last = monthOfDays('fa', { year: 2031, month: 12 }, { occasions: [], events: [], settings, now })
  expect(last.next).toBeUndefined()
})

test('the year page has twelve months from this one, each occasion once', () => {
  const { months } = yearOfOccasions('ca', { occasions: [occasion({})], settings, now })
  expect(months.map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-12',
    ...Array.from({ length: 10 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`),
  ])
  expect(months.flatMap(({ entries }) => entries.map(({ date }) => date))).toEqual(['2026-12-21'])
})

test('the Hijri months that nobody has declared are named', () => {
  const month = (number: number, begins: string, calculated: boolean) => ({
    year: 1448,
    month: number,
    begins,
    calculated,
  })
  const months = [month(6, '2026-11-11', false), month(7, '2026-12-10', false)]
  const named = (language: 'fa' | 'ca', of: typeof months) => {
    const shown = { occasions: [], events: [], settings: { hijriOffset: 0, months: of }, now }
    return monthOfDays(language, { year: 2026, month: 12 }, shown).calculated
  }
  expect(named('ca', months)).toEqual([])
  expect(named('ca', months.slice(0, 1))).toEqual(['Rajab 1448'])
  expect(named('fa', [month(6, '2026-11-11', true)])).toEqual(['جمادی‌الثانی ۱۴۴۸', 'رجب ۱۴۴۸'])
  const from = yearOfOccasions('ca', { occasions: [], settings: { hijriOffset: 0, months }, now })
  expect(from.calculatedFrom).toBe('Sha‘ban 1448')
  const [ashura] = comingDays('ca', occasion({ calendar: 'hijri', month: 1, day: 10 }), { settings, now })
  expect(ashura?.others).toContain('10\u00a0Muharram 1449 (calculated)')
})

test('an occasion has its day in words and the next dates on which it falls', () => {
  expect(dayOfOccasion('fa', occasion({}))).toBe('۳۰\u00a0آذر')
  expect(dayOfOccasion('fa', occasion({ calendar: 'hijri', month: 2, day: 30 }))).toBe('آخرین روز صفر')
  expect(dayOfOccasion('ca', occasion({ calendar: 'gregorian', month: 7, day: 1 }))).toBe('July 1')
  expect(dayOfOccasion('fa', occasion({ calendar: 'gregorian', month: 7, day: 1 }))).toBe('۱ ژوئیه')
  const dates = (of: Partial<Occasion>) =>
    comingDays('fa', occasion(of), { settings, now }).map(({ date }) => date)
  expect(dates({})).toEqual(['2026-12-21', '2027-12-21', '2028-12-20'])
  expect(dates({ calendar: 'gregorian', month: 11, day: 25 })[0]).toBe('2026-11-25')
  expect(dates({ calendar: 'gregorian', month: 2, day: 29 })).toEqual(['2028-02-29'])
})
