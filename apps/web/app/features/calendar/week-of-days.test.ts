import { languages } from '@islamic-centre/i18n/locales'
import { scheduleSchema } from '@islamic-centre/schedule/schedule'
import { expect, test } from 'vitest'
import type { PresentEntry } from '../../content/types/posts.server.ts'
import { centrePlace } from '../../occurrences/centre-place.ts'
import { entriesBetween } from './entries-between.server.ts'
import { daysOfWeek, weekOfDays } from './week-of-days.server.ts'

const settings = { method: 'jafari' as const, adjustments: {}, hijriOffset: 0, months: [] }
const place = centrePlace(settings)
const now = new Date('2026-11-25T20:00:00Z')
const days = daysOfWeek(now)

const post = (slug: string, of: Partial<PresentEntry>): PresentEntry => ({
  documentId: slug,
  slug,
  title: slug,
  language: 'fa',
  languages: ['fa'],
  excerpt: undefined,
  content: undefined,
  cover: undefined,
  startsAt: undefined,
  endsAt: undefined,
  place: undefined,
  teacher: undefined,
  registrationUrl: undefined,
  ...of,
})
const schedule = scheduleSchema.parse({
  first: '2026-11-01',
  start: { by: 'clock', time: '19:00' },
  minutes: 90,
  repetition: { every: 'week', interval: 1, weekdays: ['TH', 'SU'] },
  exceptions: [{ change: 'cancelled', day: '2026-11-29', note: { fa: 'تالار بسته است.' } }],
})
const weekOf = (language: 'fa' | 'ca', events: PresentEntry[], classes: PresentEntry[] = []) =>
  weekOfDays(language, days, {
    occasions: [],
    entries: entriesBetween(language, days, { events, classes, place }),
    settings,
  })

test('seven days from today on have each date of what repeats, the cancelled one too', () => {
  expect(days).toEqual(['2026-11-25', '2026-12-01'])
  const once = post('once', { startsAt: '2026-11-29T20:00:00Z', endsAt: '2026-11-29T21:30:00Z' })
  const { days: shown } = weekOf('ca', [once, post('reading', { schedule })])
  expect(
    shown.map(({ date, entries }) => [
      date,
      entries.map(({ slug, clock, occurrence }) => [slug, clock, occurrence?.change]),
    ]),
  ).toEqual([
    ['2026-11-26', [['reading', '7\u00a0p.m. – 8:30\u00a0p.m.', undefined]]],
    [
      '2026-11-29',
      [
        ['once', '3\u00a0p.m. – 4:30\u00a0p.m.', undefined],
        ['reading', '7\u00a0p.m. – 8:30\u00a0p.m.', 'cancelled'],
      ],
    ],
  ])
})

test('an event of several days is on each of them, with its time on the first', () => {
  const bazaar = post('bazaar', { startsAt: '2026-11-10T14:00:00Z', endsAt: '2026-11-26T23:00:00Z' })
  const retreat = post('retreat', { startsAt: '2026-11-30T15:00:00Z', endsAt: '2026-12-05T23:00:00Z' })
  const { days: shown } = weekOf('ca', [bazaar, retreat])
  expect(shown.map(({ date, entries }) => [date, entries.map(({ slug, clock }) => [slug, clock])])).toEqual([
    ['2026-11-25', [['bazaar', '']]],
    ['2026-11-26', [['bazaar', '']]],
    ['2026-11-30', [['retreat', '10\u00a0a.m.']]],
    ['2026-12-01', [['retreat', '']]],
  ])
})

test('classes are in it where they have dates, not where they have a term', () => {
  const term = post('term', { startsAt: '2026-11-26T20:00:00Z' })
  const { days: shown } = weekOf('fa', [], [term, post('quran', { schedule })])
  expect(shown.flatMap(({ entries }) => entries.map(({ kind, slug }) => [kind, slug]))).toEqual([
    ['class', 'quran'],
    ['class', 'quran'],
  ])
  expect(shown[0]).toMatchObject({ weekday: 'پنج‌شنبه', day: '۵\u00a0آذر ۱۴۰۵' })
})

test('a week without anything has no days', () => {
  for (const language of languages) expect(weekOf(language, []).days).toEqual([])
})
