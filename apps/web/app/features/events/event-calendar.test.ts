import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { eventCalendar, subscribedEvents } from './event-calendar.server.ts'

const now = new Date('2026-11-23T12:00:00Z')
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
  })
  expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(230)
  expect(Buffer.byteLength(file)).toBeLessThan(200_000)
})

test('an event without a day is in no calendar', () => {
  const undated = events(0, 1).map((it) => ({ ...it, startsAt: undefined }))
  expect(subscribedEvents(undated, now)).toEqual([])
})
