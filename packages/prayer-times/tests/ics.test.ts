import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { toIcs } from '../src/ics.ts'
import { dayTimeNames, timeNames } from '../src/time-names.ts'
import { timetable } from '../src/timetable.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const year = timetable({ year: 2026 }, cities.toronto)
const labels = {
  calendar: 'Prayer times; Toronto, Jafari',
  fajr: 'اذان صبح',
  dhuhr: 'Noon',
  maghrib:
    'Evening: a label much longer than any line of a calendar file may be, اذان مغرب به افق تورنتو, \\ and ; too',
}
const text = toIcs(year, { labels })
const calendar = new ICAL.Component(ICAL.parse(text))
const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))

describe('a calendar file, as an independent parser reads it', () => {
  test('is a version 2.0 calendar with the name it was given', () => {
    expect(calendar.name).toBe('vcalendar')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    // The parser leaves the escapes of a property it does not know.
    expect(String(calendar.getFirstPropertyValue('x-wr-calname')).replaceAll('\\', '')).toBe(labels.calendar)
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('America/Toronto')
    expect(String(calendar.getFirstPropertyValue('prodid'))).not.toBe('')
  })

  test('has an event for each labelled time of each day, at its instant', () => {
    const expected = year.days.flatMap(({ times }) => [times.fajr, times.dhuhr, times.maghrib])
    expect(events.map(({ startDate }) => startDate.toJSDate())).toEqual(expected)
  })

  test('preserves every character of the labels', () => {
    expect(events.slice(0, 3).map(({ summary }) => summary)).toEqual([
      labels.fajr,
      labels.dhuhr,
      labels.maghrib,
    ])
  })

  test('has events of ten minutes, or of the given duration', () => {
    expect(events[0]?.duration.toSeconds()).toBe(600)
    const short = new ICAL.Component(ICAL.parse(toIcs(year, { labels, minutes: 1 })))
    expect(new ICAL.Event(short.getFirstSubcomponent('vevent') ?? undefined).duration.toSeconds()).toBe(60)
  })

  test('has a different UID for every event, the same in the next edition', () => {
    const uids = events.map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(365 * 3)
    const later = toIcs(timetable({ year: 2026 }, cities.toronto, { adjustments: { fajr: 3 } }), { labels })
    expect(later.match(/^UID:.*$/gm)?.map((line) => line.slice(4).trimEnd())).toEqual(uids)
  })

  test('does not block the time of its reader', () => {
    expect(new Set(events.map(({ component }) => component.getFirstPropertyValue('transp')))).toEqual(
      new Set(['TRANSPARENT']),
    )
  })
})

describe('a calendar file, as RFC 5545 has it', () => {
  test('ends every line with CR LF, and limits every line to 75 octets without splitting a character', () => {
    const lines = text.split('\r\n')
    expect(lines.pop()).toBe('')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const encoder = new TextEncoder()
    for (const line of lines) expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
    expect(new TextDecoder('utf-8', { fatal: true }).decode(encoder.encode(text))).not.toContain('\uFFFD')
  })

  test('has the properties each event must have, once', () => {
    for (const event of text.split('BEGIN:VEVENT').slice(1)) {
      for (const property of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY']) {
        expect(event.match(new RegExp(`^${property}:`, 'gm')), property).toHaveLength(1)
      }
    }
    expect(text).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m)
  })

  test('is stamped with the given time, by default with its own first time', () => {
    expect(toIcs(year, { labels, stamp: new Date('2026-01-02T03:04:05Z') })).toContain(
      'DTSTAMP:20260102T030405Z',
    )
    expect(toIcs(year, { labels })).toBe(text)
  })
})

test('each of the ten times can be an event, and one that does not happen is left out', () => {
  const all = { calendar: 'All', ...Object.fromEntries(dayTimeNames.map((name) => [name, name])) }
  const tromso = timetable(
    { year: 2026, month: 6 },
    { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' },
  )
  const count = (file: string) => file.match(/BEGIN:VEVENT/g)?.length
  expect(count(toIcs(timetable({ year: 2026, month: 1 }, cities.london), { labels: all }))).toBe(
    31 * (timeNames.length + 3),
  )
  expect(count(toIcs(tromso, { labels: all }))).toBe(30 * 2)
})

test('is the same whatever zone the process is in', () => {
  expectSameInEveryProcessZone(() => toIcs(timetable({ year: 2026, month: 3 }, cities.montreal), { labels }))
})
