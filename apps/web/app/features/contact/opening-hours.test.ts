import { expect, test } from 'vitest'
import type { Exception, OpeningHours } from '../../opening-hours/hours.ts'
import { openingHoursTable } from './opening-hours.server.ts'

const hour = 60
const office = [[], ...Array.from({ length: 5 }, () => [{ opens: 10 * hour, closes: 17.5 * hour }]), []]
const prayerHall = Array.from({ length: 7 }, () => [{ opens: 0, closes: 24 * hour }])
const now = new Date('2026-11-24T15:00:00Z')
const exception = (of: Partial<Exception>): Exception => ({
  from: '2026-12-03',
  until: '2026-12-03',
  places: ['office'],
  span: undefined,
  note: {},
  ...of,
})
const table = (language: 'fa' | 'ca', ...exceptions: Exception[]) =>
  openingHoursTable({ week: { office, prayerHall }, exceptions }, language, now)

test('a week begins on Saturday in Persian and on Sunday in English, with the times of each', () => {
  expect(table('fa').days[0]?.name).toBe('شنبه')
  expect(table('ca').days[0]?.name).toBe('Sunday')
  const monday = (language: 'fa' | 'ca') => table(language).days.find(({ weekday }) => weekday === 1)?.cells
  expect(monday('ca')).toEqual([[{ opens: '10\u00a0am', closes: '5:30\u00a0pm' }], [null]])
  expect(monday('fa')).toEqual([[{ opens: '۱۰', closes: '۱۷:۳۰' }], [null]])
})

test('a time of the next day is said with its part of the day', () => {
  const night = exception({ span: { opens: 20 * hour, closes: 25 * hour } })
  const spans = (language: 'fa' | 'ca') => table(language, night).exceptions[0]?.hours[0]?.spans
  expect(spans('ca')).toEqual([{ opens: '8\u00a0pm', closes: '1\u00a0am' }])
  expect(spans('fa')).toEqual([{ opens: '۲۰', closes: '۱\u00a0بامداد' }])
})

test('the half of the day is written once where both times are in it', () => {
  const spans = [
    { opens: 5 * hour, closes: 7.5 * hour },
    { opens: 9 * hour, closes: 24 * hour },
  ].map((span) => table('ca', exception({ span })).exceptions[0]?.hours[0]?.spans[0])
  expect(spans).toEqual([
    { opens: '5', closes: '7:30\u00a0am' },
    { opens: '9\u00a0am', closes: '12\u00a0am' },
  ])
})

test('a place without weekly hours has no column', () => {
  const hours: OpeningHours = { week: { prayerHall }, exceptions: [exception({})] }
  const { places, exceptions } = openingHoursTable(hours, 'ca', now)
  expect([places, exceptions]).toEqual([['prayerHall'], []])
})

test('the exceptions of the next weeks are listed, the soonest first, those of the same days as one', () => {
  const listed = table(
    'ca',
    exception({ from: '2026-12-21', until: '2027-01-02', places: ['office', 'prayerHall'] }),
    exception({ span: { opens: 13 * hour, closes: 15 * hour } }),
    exception({ span: { opens: 9 * hour, closes: 11 * hour }, note: { en: 'Members’ meeting' } }),
    exception({ from: '2026-11-01', until: '2026-11-23' }),
    exception({ from: '2027-03-20', until: '2027-03-20' }),
  ).exceptions
  expect(listed).toMatchObject([
    {
      from: { day: '2026-12-03', weekday: 'Thursday', date: 'December 3' },
      until: undefined,
      hours: [{ place: 'office', spans: [{ closes: '11\u00a0am' }, { closes: '3\u00a0pm' }] }],
      note: { text: 'Members’ meeting', language: 'ca' },
    },
    {
      until: { day: '2027-01-02' },
      hours: [
        { place: 'office', spans: [] },
        { place: 'prayerHall', spans: [] },
      ],
    },
  ])
})

test('a note that is written in one language only is shown in it', () => {
  const [listed] = table('fa', exception({ note: { en: 'Members’ meeting' } })).exceptions
  expect(listed?.note).toEqual({ text: 'Members’ meeting', language: 'ca' })
  expect(listed?.from).toMatchObject({ weekday: 'پنج‌شنبه', date: '۱۲ آذر' })
})
