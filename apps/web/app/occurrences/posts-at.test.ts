import { scheduleSchema } from '@islamic-centre/schedule/schedule'
import { expect, test } from 'vitest'
import { centrePlace } from './centre-place.ts'
import { momentsOf, postsAt, postsBetween, seriesOf, withCancelled } from './posts-at.ts'

const settings = { method: 'jafari' as const, adjustments: {}, hijriOffset: 0, months: [] }
const place = centrePlace(settings)
const centre = { place, language: 'ca' as const }
const schedule = scheduleSchema.parse({
  first: '2026-11-05',
  start: { by: 'clock', time: '19:00' },
  minutes: 60,
  repetition: { every: 'week', interval: 1, weekdays: ['TH'] },
  exceptions: [
    { change: 'cancelled', day: '2026-11-26', note: { fa: 'تالار بسته است.', en: 'The hall is closed.' } },
    {
      change: 'changed',
      day: '2026-12-03',
      title: { en: 'Reading for guests' },
      place: { fa: 'کتابخانه' },
    },
  ],
})
const post = (of: object = {}) => ({
  title: 'Reading',
  place: 'The hall' as string | undefined,
  startsAt: '2026-11-24T00:00:00Z' as string | undefined,
  endsAt: undefined as string | undefined,
  language: 'ca' as 'ca' | 'fa',
  schedule: undefined as typeof schedule | undefined,
  ...of,
})
const at = (text: string) => new Date(text)

test('posts without a schedule stay the same list', () => {
  const posts = [post()]
  expect(postsAt(posts, at('2026-11-25T12:00:00Z'), centre)).toBe(posts)
})

test('a post that repeats is at its next occurrence, behind the cancelled one before it', () => {
  const posts = [post({ title: 'Once', startsAt: '2026-11-28T00:00:00Z' }), post({ schedule })]
  const present = postsAt(posts, at('2026-11-25T12:00:00Z'), centre)
  expect(present.map(({ title }) => title)).toEqual(['Once', 'Reading for guests'])
  expect(present[1]).toMatchObject({
    startsAt: '2026-12-04T00:00:00.000Z',
    endsAt: '2026-12-04T01:00:00.000Z',
    // Its place is written in the other language only.
    place: 'کتابخانه',
    occurrence: { day: '2026-12-03', change: 'changed' },
  })
  const shown = withCancelled(present).map(({ title, occurrence }) => [title, occurrence])
  expect(shown[0]).toEqual([
    'Reading',
    { day: '2026-11-26', change: 'cancelled', note: { text: 'The hall is closed.', language: 'ca' } },
  ])
  expect(shown).toHaveLength(3)
  expect(seriesOf(present[1] as (typeof present)[number])).toBe(posts[1])
})

test('a cancelled occurrence is shown until it would have ended', () => {
  const posts = [post({ schedule })]
  const cancelledAt = (text: string) => withCancelled(postsAt(posts, at(text), centre)).length === 2
  expect(cancelledAt('2026-11-27T01:00:00.000Z')).toBe(true)
  expect(cancelledAt('2026-11-27T01:00:00.001Z')).toBe(false)
})

test('an occurrence is the next one until its end itself', () => {
  const posts = [post({ schedule })]
  const dayAt = (text: string) => postsAt(posts, at(text), centre)[0]?.occurrence?.day
  expect(dayAt('2026-11-20T01:00:00.000Z')).toBe('2026-11-19')
  expect(dayAt('2026-11-20T01:00:00.001Z')).toBe('2026-12-03')
})

test('the same list is given until a moment at which it changes', () => {
  const posts = [post({ schedule })]
  const shown = (text: string) => postsAt(posts, at(text), centre)
  const before = shown('2026-11-19T20:00:00Z')
  expect(shown('2026-11-19T23:59:59Z')).toBe(before)
  expect(shown('2026-11-20T00:00:00Z')).not.toBe(before)
  expect(momentsOf(posts, Date.parse('2026-11-19T20:00:00Z'), place)).toEqual([
    Date.parse('2026-11-20T00:00:00Z'),
    Date.parse('2026-11-20T01:00:00Z') + 1,
  ])
})

test('a schedule that has ended is at its last occurrence', () => {
  const ended = post({ schedule: { ...schedule, ends: { on: '2026-11-12' } } })
  expect(postsAt([ended], at('2026-11-25T12:00:00Z'), centre)[0]).toMatchObject({
    startsAt: '2026-11-13T00:00:00.000Z',
  })
})

test('a month has each date of what repeats', () => {
  const [present] = postsAt([post({ schedule })], at('2026-11-25T12:00:00Z'), centre)
  const november = [at('2026-11-01T05:00:00Z'), at('2026-12-01T05:00:00Z')] as const
  const dates = present ? postsBetween(present, november, centre) : []
  expect(dates.map((it) => 'occurrence' in it && it.occurrence?.day)).toEqual([
    '2026-11-05',
    '2026-11-12',
    '2026-11-19',
    '2026-11-26',
  ])
  expect(dates.every(({ title }) => title === 'Reading')).toBe(true)
})

test('a schedule follows the centre: another method moves what follows a prayer', () => {
  const byFajr = post({ schedule: { ...schedule, start: { by: 'prayer', prayer: 'fajr', minutes: 10 } } })
  const startAt = (method: 'jafari' | 'northAmerica') =>
    postsAt([byFajr], at('2026-11-15T12:00:00Z'), {
      ...centre,
      place: centrePlace({ ...settings, method }),
    })[0]?.startsAt
  expect(startAt('jafari')).not.toBe(startAt('northAmerica'))
})
