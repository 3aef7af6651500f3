import { occurrencesBetween } from '@islamic-centre/schedule/occurrences'
import { scheduleSchema } from '@islamic-centre/schedule/schedule'
import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import type { TimeChanges } from '../../dates/time-changes.ts'
import { centrePlace } from '../../occurrences/centre-place.ts'
import { postsAt } from '../../occurrences/posts-at.ts'
import {
  eventCalendar,
  occurrenceCalendar,
  requestedAlarm,
  subscribedEvents,
} from './event-calendar.server.ts'

const now = new Date('2026-11-23T12:00:00Z')
const changes: TimeChanges = { settingsAt: undefined, monthsAt: undefined }
const place = centrePlace({ method: 'jafari', adjustments: {}, hijriOffset: 0, months: [] })
const dayMs = 24 * 60 * 60 * 1000

/** An event a day, the earliest first, none of them today. */
const events = (past: number, upcoming: number) =>
  Array.from({ length: past + upcoming }, (_, at) => {
    const day = at < past ? at - past : at - past + 1
    return {
      documentId: `day-${day}`,
      slug: `day-${day}`,
      title: `Day ${day}`,
      excerpt: undefined,
      content: undefined,
      cover: undefined,
      startsAt: new Date(now.getTime() + day * dayMs).toISOString(),
      endsAt: undefined,
      place: undefined,
      teacher: undefined,
      registrationUrl: undefined,
      language: 'ca' as const,
      languages: ['ca' as const],
    }
  })
const slugs = (past: number, upcoming: number) =>
  subscribedEvents(events(past, upcoming), now).map(({ slug }) => slug)

test('a subscription has all upcoming events, and the latest 30 past ones', () => {
  const days = Array.from({ length: 130 }, (_, at) => `day-${at < 30 ? at - 30 : at - 29}`)
  expect(slugs(500, 100)).toEqual(days)
  expect(slugs(0, 3)).toEqual(['day-1', 'day-2', 'day-3'])
  expect(slugs(2, 0)).toEqual(['day--2', 'day--1'])
})

test('of more than 200 upcoming events it has the soonest, and stays below 200 KB', () => {
  expect(slugs(500, 900).at(-1)).toBe('day-200')
  const long = events(500, 900).map((it) => ({
    ...it,
    excerpt: 'Supper for every family of the neighbourhood, with recitation. '.repeat(3),
    place: 'The large hall',
  }))
  const file = eventCalendar(subscribedEvents(long, now), {
    name: 'Events',
    origin: 'https://www.example.org',
    language: 'ca',
    address: '120 Example Avenue, Toronto',
    now,
    place,
    changes,
  })
  expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(230)
  expect(Buffer.byteLength(file)).toBeLessThan(200_000)
})

test('an event without a day is in no calendar', () => {
  const undated = events(0, 1).map((it) => ({ ...it, startsAt: undefined }))
  expect(subscribedEvents(undated, now)).toEqual([])
})

const options = {
  name: 'Events',
  origin: 'https://www.example.org',
  language: 'ca' as const,
  address: undefined,
  now,
  place,
  changes,
}
const [base] = events(0, 1)
const programme = (schedule: unknown) => ({
  ...(base as NonNullable<typeof base>),
  documentId: 'programme',
  slug: 'programme',
  endsAt: undefined,
  updatedAt: '2026-11-20T09:30:00.000Z',
  schedule: scheduleSchema.parse(schedule),
})

const year = [new Date('2026-10-01T00:00:00Z'), new Date('2027-10-01T00:00:00Z')] as const

/** The starts that a calendar program shows within a year: those of a rule with its overrides, and single ones. */
function shownStarts(file: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const all = calendar
    .getAllSubcomponents('vevent')
    .map((it) => new ICAL.Event(it, { strictExceptions: false }))
  const overrides = all.filter((it) => it.isRecurrenceException())
  const starts: Date[] = []
  for (const event of all.filter((it) => !it.isRecurrenceException())) {
    if (!event.isRecurring()) {
      starts.push(event.startDate.toJSDate())
      continue
    }
    for (const it of overrides) event.relateException(it)
    const iterator = event.iterator()
    for (let next = iterator.next(); next && next.toJSDate() < year[1]; next = iterator.next())
      starts.push(event.getOccurrenceDetails(next).startDate.toJSDate())
  }
  return starts
    .filter((it) => it >= year[0] && it < year[1])
    .map((it) => it.toISOString())
    .sort()
}

const expectedStarts = (post: ReturnType<typeof programme>) =>
  occurrencesBetween(post.schedule, ...year, place).map(({ startsAt }) => startsAt.toISOString())

const thursdays = {
  first: '2026-10-01',
  start: { by: 'clock', time: '19:00' },
  minutes: 90,
  repetition: { every: 'week', interval: 1, weekdays: ['TH'] },
  exceptions: [
    { change: 'cancelled', day: '2026-11-26', note: { en: 'The hall is closed.', fa: 'تالار بسته است.' } },
    { change: 'moved', day: '2026-12-03', startsAt: '2026-12-04T20:00:00-05:00' },
    { change: 'added', day: '2026-12-06', startsAt: '2026-12-06T15:00:00-05:00' },
  ],
}

test('what repeats by the clock is one entry with a rule, over both clock changes, with its exceptions', () => {
  const post = programme(thursdays)
  const file = eventCalendar([post], options)
  expect(shownStarts(file)).toEqual(expectedStarts(post))
  expect(file).toContain('RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=TH')
  expect(file).toContain('DTSTART;TZID=America/Toronto:20261001T190000')
  expect(file).toContain('RECURRENCE-ID;TZID=America/Toronto:20261126T190000')

  const parsed = Object.values(nodeIcal.sync.parseICS(file)).filter((it) => it?.type === 'VEVENT')
  const [master, extra] = parsed as unknown as {
    start: Date
    status: string
    sequence: string
    recurrences: Record<string, { status: string; start: Date }>
  }[]
  expect(master?.start.toISOString()).toBe('2026-10-01T23:00:00.000Z')
  const overrides = Object.values(master?.recurrences ?? {}).map((it) => [it.status, it.start.toISOString()])
  expect(overrides).toContainEqual(['CANCELLED', '2026-11-27T00:00:00.000Z'])
  expect(overrides).toContainEqual(['CONFIRMED', '2026-12-05T01:00:00.000Z'])
  expect(file).toContain('DTSTAMP:20261120T093000Z')
  expect(extra?.start.toISOString()).toBe('2026-12-06T20:00:00.000Z')
})

test('what follows a prayer or the Hijri calendar has an entry for each date', () => {
  const byMaghrib = programme({ ...thursdays, start: { by: 'prayer', prayer: 'maghrib', minutes: 15 } })
  const file = eventCalendar([byMaghrib], options)
  expect(file).not.toContain('RRULE')
  const from = now.getTime() - 31 * dayMs
  expect(shownStarts(file)).toEqual(expectedStarts(byMaghrib).filter((it) => Date.parse(it) > from))
  expect(file).toContain('UID:programme-2026-11-26@www.example.org')
  expect(file.match(/STATUS:CANCELLED/g)).toHaveLength(1)

  const muharram = programme({
    first: '2026-01-01',
    start: { by: 'clock', time: '20:00' },
    minutes: 120,
    repetition: { every: 'hijri-year', month: 1, days: { from: 1, to: 10 }, eve: true },
  })
  expect(shownStarts(eventCalendar([muharram], options))).toEqual(expectedStarts(muharram))
})

test('any rule is read by another implementation as the site shows it', () => {
  const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
  const interval = fc.integer({ min: 1, max: 4 })
  const repetition = fc.oneof(
    fc.record({ every: fc.constant('day'), interval }),
    fc.record({ every: fc.constant('week'), interval, weekdays: fc.uniqueArray(weekday, { minLength: 1 }) }),
    fc.record({
      every: fc.constant('month'),
      interval,
      on: fc.record({ day: fc.integer({ min: 1, max: 31 }) }),
    }),
    fc.record({
      every: fc.constant('month'),
      interval,
      on: fc.record({ nth: fc.constantFrom(1, 2, 3, 4, -1), weekday }),
    }),
  )
  const ends = fc.option(
    fc.oneof(
      fc.record({ on: fc.constantFrom('2026-12-31', '2027-03-14') }),
      fc.record({ after: fc.integer({ min: 1, max: 9 }) }),
    ),
    { nil: undefined },
  )
  fc.assert(
    fc.property(repetition, ends, fc.integer({ min: 0, max: 60 }), (rule, end, days) => {
      const first = new Date(Date.parse('2026-10-01') + days * dayMs).toISOString().slice(0, 10)
      const post = programme({
        first,
        start: { by: 'clock', time: '18:30' },
        minutes: 45,
        repetition: rule,
        ends: end,
      })
      expect(shownStarts(eventCalendar([post], options))).toEqual(expectedStarts(post))
    }),
    { numRuns: 60 },
  )
})

test('an unchanged file is equal byte by byte the next hour, and a changed entry has a higher sequence', () => {
  const post = programme(thursdays)
  const later = { ...options, now: new Date(now.getTime() + 3_600_000) }
  expect(eventCalendar([post], later)).toBe(eventCalendar([post], options))
  const sequenceOf = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1])
  const changed = { ...post, updatedAt: '2026-11-20T09:31:00.000Z' }
  expect(sequenceOf(eventCalendar([changed], options))).toBe(sequenceOf(eventCalendar([post], options)) + 1)
})

test('an entry is revised when what its times follow is changed, and only then', () => {
  const byClock = programme(thursdays)
  const byMaghrib = programme({ ...thursdays, start: { by: 'prayer', prayer: 'maghrib', minutes: 15 } })
  const muharram = programme({
    first: '2026-01-01',
    start: { by: 'clock', time: '20:00' },
    minutes: 120,
    repetition: { every: 'hijri-year', month: 1, days: { from: 1, to: 10 }, eve: false },
  })
  const settingsAt = '2026-11-22T08:00:00.000Z'
  const monthsAt = '2026-11-22T21:30:00.000Z'
  const revisions = (post: ReturnType<typeof programme>, of: Partial<TimeChanges> = {}) => {
    const file = eventCalendar([post], { ...options, changes: { ...changes, ...of } })
    const both = [...file.matchAll(/SEQUENCE:(\d+)|DTSTAMP:(\w+)/g)].map(
      ([, sequence, stamp]) => sequence ?? stamp,
    )
    return new Set(both)
  }
  const minutes = (at: string) => String((Date.parse(at) - Date.UTC(2020, 0)) / 60_000)
  const edited = new Set([minutes(byClock.updatedAt), '20261120T093000Z'])
  const bySettings = new Set([minutes(settingsAt), '20261122T080000Z'])
  const byMonths = new Set([minutes(monthsAt), '20261122T213000Z'])

  for (const of of [{}, { settingsAt }, { monthsAt }, { settingsAt, monthsAt }])
    expect(revisions(byClock, of)).toEqual(edited)
  expect(revisions(byMaghrib)).toEqual(edited)
  expect(revisions(byMaghrib, { monthsAt })).toEqual(edited)
  expect(revisions(byMaghrib, { settingsAt, monthsAt })).toEqual(bySettings)
  expect(revisions(muharram, { settingsAt })).toEqual(bySettings)
  expect(revisions(muharram, { settingsAt, monthsAt })).toEqual(byMonths)
  // An edit after that counts.
  const later = { ...muharram, updatedAt: '2026-11-23T09:00:00.000Z' }
  expect(revisions(later, { settingsAt, monthsAt })).toEqual(
    new Set([minutes(later.updatedAt), '20261123T090000Z']),
  )
  const [next] = postsAt([byMaghrib], now, { place, language: 'ca' })
  const file = occurrenceCalendar(next as NonNullable<typeof next>, {
    ...options,
    changes: { settingsAt, monthsAt },
  })
  expect(file).toContain(`SEQUENCE:${minutes(settingsAt)}`)
})

test('a reminder is in each entry that takes place, if the address asks for one', () => {
  const file = eventCalendar([programme(thursdays)], { ...options, alarm: 30 })
  expect(file.match(/TRIGGER:-PT30M/g)).toHaveLength(3)
  const asked = (query: string) => requestedAlarm(new URLSearchParams(query))
  expect(asked('alarm=30')).toBe(30)
  for (const wrong of ['', 'alarm=', 'alarm=0', 'alarm=-5', 'alarm=1e3', 'alarm=99999'])
    expect(asked(wrong)).toBeUndefined()
})

test('one date has a file of its own, with the UID of that date', () => {
  const post = programme(thursdays)
  const file = occurrenceCalendar({ ...post, occurrence: { day: '2026-10-01' } }, options)
  expect(file).toContain('UID:programme-2026-10-01@www.example.org')
  expect(file).toContain('URL;VALUE=URI:https://www.example.org/ca/events/programme/2026-10-01')
})
