import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningOf, dayOf, daysLater } from '../dates/civil-day.ts'
import { openNow } from './changes.ts'
import type { Exception, OpeningHours, Span } from './hours.ts'
import { type OpenState, openState } from './open-state.ts'

const hour = 60
const closedWeek: Span[][] = Array.from({ length: 7 }, () => [])
const span = (opens: number, closes: number): Span => ({ opens: opens * hour, closes: closes * hour })
/** The same spans from Monday to Friday. */
const weekdays = (...spans: Span[]) => closedWeek.map((_, day) => (day >= 1 && day <= 5 ? spans : []))
const daily = (...spans: Span[]) => closedWeek.map(() => spans)
const exception = (from: string, of?: Span, until = from): Exception => ({
  from,
  until,
  places: ['office', 'prayerHall'],
  span: of,
  note: {},
})
const hours = (office: Span[][], ...exceptions: Exception[]): OpeningHours => ({
  week: { office },
  exceptions,
})

/** At a time with the offset of Toronto's clocks. */
function stateAt(of: OpeningHours, moment: string) {
  const now = Date.parse(moment)
  return described(openState(openNow(of, now), 'office', now))
}
const described = (state: OpenState | undefined) =>
  state && [
    state.isOpen ? 'open until' : 'opens',
    state.changesAt === undefined ? undefined : new Date(state.changesAt).toISOString(),
  ]

const office = hours(weekdays(span(10, 17)))

describe('An office from Monday to Friday, 10 to 17', () => {
  test.each([
    ['opens later the same day', '2026-11-24T09:59:59-05:00', 'opens', '2026-11-24T15:00:00.000Z'],
    ['is open from its first second', '2026-11-24T10:00:00-05:00', 'open until', '2026-11-24T22:00:00.000Z'],
    ['is open in its last second', '2026-11-24T16:59:59-05:00', 'open until', '2026-11-24T22:00:00.000Z'],
    ['is closed from the second it closes', '2026-11-24T17:00:00-05:00', 'opens', '2026-11-25T15:00:00.000Z'],
    ['opens on Monday after a weekend', '2026-11-27T17:00:00-05:00', 'opens', '2026-11-30T15:00:00.000Z'],
    // Before the clocks go back on Sunday, the first of November, and forward on March 14.
    [
      'opens at ten by the new clock in autumn',
      '2026-10-30T18:00:00-04:00',
      'opens',
      '2026-11-02T15:00:00.000Z',
    ],
    [
      'opens at ten by the new clock in spring',
      '2027-03-12T18:00:00-05:00',
      'opens',
      '2027-03-15T14:00:00.000Z',
    ],
  ])('%s', (_what, moment, ...state) => expect(stateAt(office, moment)).toEqual(state))
})

describe('On a night with a change of the clocks', () => {
  const night = hours(daily(span(20, 26.5)))
  test.each([
    // 2:30 is skipped on March 14: the clocks show 3:30 instead.
    ['in spring', '2027-03-13T23:00:00-05:00', '2027-03-14T07:30:00.000Z'],
    ['in autumn', '2026-10-31T23:00:00-04:00', '2026-11-01T07:30:00.000Z'],
    ['on any other', '2026-11-24T23:00:00-05:00', '2026-11-25T07:30:00.000Z'],
  ])('it closes at half past two, %s', (_when, moment, closes) =>
    expect(stateAt(night, moment)).toEqual(['open until', closes]),
  )

  test('half past one comes twice in autumn, and the first is meant', () =>
    expect(stateAt(hours(daily(span(20, 25.5))), '2026-10-31T23:00:00-04:00')).toEqual([
      'open until',
      '2026-11-01T05:30:00.000Z',
    ]))
})

describe('On a date with other hours', () => {
  test('the office is closed, although it is a Tuesday', () =>
    expect(
      stateAt(hours(weekdays(span(10, 17)), exception('2026-11-24')), '2026-11-24T12:00:00-05:00'),
    ).toEqual(['opens', '2026-11-25T15:00:00.000Z']))

  test('it is open on a Sunday, in several spans', () => {
    const special = hours(
      weekdays(span(10, 17)),
      exception('2026-11-29', span(14, 16)),
      exception('2026-11-29', span(9, 11)),
    )
    expect(stateAt(special, '2026-11-29T08:00:00-05:00')).toEqual(['opens', '2026-11-29T14:00:00.000Z'])
    expect(stateAt(special, '2026-11-29T11:00:00-05:00')).toEqual(['opens', '2026-11-29T19:00:00.000Z'])
  })

  test('it is closed for weeks, and nothing is promised beyond two months', () => {
    const closed = (until: string) => hours(weekdays(span(10, 17)), exception('2026-11-24', undefined, until))
    expect(stateAt(closed('2026-12-31'), '2026-11-24T12:00:00-05:00')).toEqual([
      'opens',
      '2027-01-01T15:00:00.000Z',
    ])
    expect(stateAt(closed('2027-12-31'), '2026-11-24T12:00:00-05:00')).toEqual(['opens', undefined])
  })
})

test('spans that meet are one, over midnight too, and a place that never closes has no closing time', () => {
  expect(stateAt(hours(daily(span(9, 12), span(12, 17))), '2026-11-24T10:00:00-05:00')).toEqual([
    'open until',
    '2026-11-24T22:00:00.000Z',
  ])
  expect(stateAt(hours(daily(span(0, 24))), '2026-11-24T10:00:00-05:00')).toEqual(['open until', undefined])
})

test('a place without weekly hours is not mentioned', () => {
  expect(openNow(office, Date.parse('2026-11-24T12:00:00-05:00'))).not.toHaveProperty('prayerHall')
})

const minutes = fc.integer({ min: 0, max: 24 * hour - 1 })
const anySpan = fc
  .tuple(minutes, fc.integer({ min: 1, max: 18 * hour }))
  .map(([opens, length]) => ({ opens, closes: Math.min(opens + length, 30 * hour) }))
const anyWeek = fc.array(fc.array(anySpan, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
/** Within five days of both changes of the clocks, and of an ordinary day. */
const anyNow = fc
  .tuple(
    fc.constantFrom('2026-11-01T06:00Z', '2027-03-14T07:00Z', '2026-06-15T12:00Z'),
    fc.integer({ min: -5 * 24 * 60, max: 5 * 24 * 60 }),
  )
  .map(([day, minute]) => Date.parse(day) + minute * 60_000)

/** What the clock on the wall shows, in minutes since the beginning of a day. */
const clockOf = (now: number, day: string) => {
  const text = new Date(now).toLocaleString('sv-SE', { timeZone: 'America/Toronto' })
  const [date = '', time = ''] = text.split(' ')
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000)
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return days * 24 * hour + hours * 60 + rest
}

test('it is open when the clock on the wall is within a span of the day or of the day before', () => {
  fc.assert(
    fc.property(anyWeek, anyNow, (week, now) => {
      const today = dayOf(new Date(now))
      // The hour that comes twice is not decided by the clock on the wall.
      const offset = new Date(now).getTime() - beginningOf(today).getTime()
      fc.pre(
        !(today === '2026-11-01' && offset < 3 * 3_600_000) &&
          !(today === '2027-03-14' && offset < 3 * 3_600_000),
      )
      const isWithin = (day: string) =>
        (week[new Date(`${day}T12:00Z`).getUTCDay()] ?? []).some(
          ({ opens, closes }) => opens <= clockOf(now, day) && clockOf(now, day) < closes,
        )
      const expected = isWithin(today) || isWithin(daysLater(today, -1))
      expect(openState(openNow(hours(week), now), 'office', now)?.isOpen).toBe(expected)
    }),
  )
})

test('what a page knows is right as long as it stays open, or it says nothing', () => {
  fc.assert(
    fc.property(anyWeek, anyNow, fc.integer({ min: 0, max: 4 * 24 * 60 }), (week, now, later) => {
      const of = hours(week)
      const page = openNow(of, now)
      const then = now + later * 60_000
      const [shown, right] = [page, openNow(hours(week), then)].map((it) => openState(it, 'office', then))
      if (shown) expect(shown.isOpen).toBe(right?.isOpen)
      // At least to the end of the day.
      else expect(dayOf(new Date(then)) > dayOf(new Date(now))).toBe(true)
      if (shown?.changesAt !== undefined) expect(shown.changesAt).toBe(right?.changesAt)
    }),
  )
})

test('the state holds from `since` to the next change, in which the same object is read again', () => {
  fc.assert(
    fc.property(anyWeek, anyNow, (week, now) => {
      const of = hours(week)
      const page = openNow(of, now)
      expect(page.since).toBeLessThanOrEqual(now)
      expect(openState(page, 'office', page.since)).toEqual(openState(page, 'office', now))
      expect(openNow(of, now + 1)).toEqual(openNow(hours(week), now + 1))
    }),
  )
})
