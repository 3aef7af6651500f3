import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import type { Occasion } from '../../content/types/occasions.server.ts'
import type { HijriSettings } from '../../dates/hijri-day.ts'
import type { TimeChanges } from '../../dates/time-changes.ts'
import { occasionCalendar } from './occasion-calendar.server.ts'

const occasion = (slug: string, of: Partial<Occasion>): Occasion => ({
  documentId: `document-${slug}`,
  slug,
  title: slug,
  calendar: 'hijri',
  month: 1,
  day: 10,
  kind: 'mourning',
  text: undefined,
  closed: false,
  programme: undefined,
  updatedAt: '2026-11-20T09:30:00.000Z',
  language: 'fa',
  languages: ['fa', 'ca'],
  ...of,
})
const ashura = occasion('ashura', { title: 'عاشورای حسینی؛ روز دهم، محرم' })
const nowruz = occasion('nowruz', { calendar: 'solar_hijri', month: 1, day: 1, closed: true })

const fileOf = (
  now: string,
  hijriOffset = 0,
  changes: TimeChanges = { settingsAt: undefined, monthsAt: undefined },
  months: HijriSettings['months'] = [],
) =>
  occasionCalendar([ashura, nowruz], {
    name: 'مناسبت‌ها',
    origin: 'https://www.example.org',
    language: 'fa',
    settings: { hijriOffset, months },
    changes,
    now: new Date(now),
  })
const entriesOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((it) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(it)
    return { uid, summary, start: startDate.toString(), end: endDate.toString(), isDate: startDate.isDate }
  })

test('a calendar program reads the occasions of two years as whole days', () => {
  const entries = entriesOf(fileOf('2026-11-25T12:00:00Z'))
  expect(entries).toEqual([
    {
      uid: 'document-nowruz-1406@www.example.org',
      summary: 'nowruz (تعطیل)',
      start: '2027-03-21',
      end: '2027-03-22',
      isDate: true,
    },
    {
      uid: 'document-ashura-1449@www.example.org',
      summary: ashura.title,
      start: '2027-06-15',
      end: '2027-06-16',
      isDate: true,
    },
    expect.objectContaining({ uid: 'document-nowruz-1407@www.example.org', start: '2028-03-20' }),
    expect.objectContaining({ uid: 'document-ashura-1450@www.example.org', start: '2028-06-03' }),
  ])
})

test('a second calendar program reads the same days and words', () => {
  const file = fileOf('2026-11-25T12:00:00Z')
  // It gives a whole day as midnight by the clock of the process.
  const dateOf = (day: Date) =>
    [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((it) => String(it).padStart(2, '0')).join('-')
  const read = Object.values(nodeIcal.sync.parseICS(file)).flatMap((it) =>
    it?.type === 'VEVENT'
      ? {
          uid: it.uid,
          summary: String(it.summary),
          start: dateOf(it.start),
          end: dateOf(it.end as Date),
          isDate: it.datetype === 'date',
        }
      : [],
  )
  expect(read).toHaveLength(4)
  expect(read).toEqual(entriesOf(file))
})

test('a Hijri occasion says its date, and that it is calculated where nobody has declared the month', () => {
  const described = (months: HijriSettings['months']) =>
    new ICAL.Component(ICAL.parse(fileOf('2026-11-25T12:00:00Z', 0, undefined, months)))
      .getAllSubcomponents('vevent')
      .map((it) => new ICAL.Event(it).description.split('\n')[0])
  const declared = [{ year: 1449, month: 1, begins: '2027-06-06', calculated: false }]
  expect(described([]).slice(0, 2)).toEqual([
    'https://www.example.org/fa/calendar/nowruz',
    '۱۰\u00a0محرم ۱۴۴۹ (به محاسبه)',
  ])
  expect(described(declared)[1]).toBe('۱۰\u00a0محرم ۱۴۴۹')
})

test('an entry keeps its UID when the centre’s month moves, and in a later file', () => {
  const uids = (file: string) => entriesOf(file).map(({ uid }) => uid)
  const first = fileOf('2026-11-25T12:00:00Z')
  const moved = fileOf('2026-11-25T12:00:00Z', -1)
  expect(uids(moved)).toEqual(uids(first))
  expect(entriesOf(moved)[1]?.start).toBe('2027-06-16')
  expect(uids(fileOf('2027-01-25T12:00:00Z'))).toEqual(uids(first))
})

test('a file of the next hour is equal byte by byte, and a declared month revises the Hijri occasions only', () => {
  const [now, later] = ['2026-11-25T12:00:00Z', '2026-11-25T13:00:00Z']
  expect(fileOf(later)).toBe(fileOf(now))
  const changes = { settingsAt: '2026-11-21T10:00:00.000Z', monthsAt: '2026-11-22T10:00:00.000Z' }
  const stampsOf = (file: string) =>
    [...file.matchAll(/UID:document-(\w+)-(?:.|\r\n(?!END))*?SEQUENCE:(\d+)(?:.|\r\n)*?DTSTAMP:(\w+)/g)].map(
      ([, name, sequence, stamp]) => `${name} ${sequence} ${stamp}`,
    )
  expect(stampsOf(fileOf(now, 0, changes)).slice(0, 2)).toEqual([
    'nowruz 3622170 20261120T093000Z',
    'ashura 3625080 20261122T100000Z',
  ])
})

test('no line of the file is longer than 75 octets, and lines end with CRLF', () => {
  const lines = fileOf('2026-11-25T12:00:00Z').split('\r\n')
  expect(lines.length).toBeGreaterThan(40)
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\n')
  }
})
