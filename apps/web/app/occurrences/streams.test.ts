import { expect, test } from 'vitest'
import { liveStream, streamsOf } from './streams.ts'

const event = (of: object = {}) => ({
  title: 'Reading',
  language: 'ca' as const,
  streamUrl: 'https://www.example.org/live',
  startsAt: '2026-11-26T00:00:00.000Z',
  endsAt: '2026-11-26T02:00:00.000Z',
  ...of,
})
const ms = (text: string) => Date.parse(text)
const noon = new Date('2026-11-25T17:00:00Z')

test('an event is live from its start until its end, by any clock', () => {
  const streams = streamsOf([event()], noon)
  expect(liveStream(streams, undefined)).toBeUndefined()
  expect(liveStream(streams, ms('2026-11-25T23:59:59.999Z'))).toBeUndefined()
  expect(liveStream(streams, ms('2026-11-26T00:00:00.000Z'))?.title).toBe('Reading')
  expect(liveStream(streams, ms('2026-11-26T01:59:59.999Z'))?.title).toBe('Reading')
  expect(liveStream(streams, ms('2026-11-26T02:00:00.000Z'))).toBeUndefined()
})

test('a page that the server makes meanwhile says so at once', () => {
  const at = (text: string) => liveStream(streamsOf([event()], new Date(text)), undefined)?.url
  expect(at('2026-11-25T23:59:59.999Z')).toBeUndefined()
  expect(at('2026-11-26T00:00:00.000Z')).toBe('https://www.example.org/live')
  expect(at('2026-11-26T02:00:00.000Z')).toBeUndefined()
})

test.each([
  ['without an address', { streamUrl: undefined }],
  ['without an end', { endsAt: undefined }],
  ['that is cancelled', { occurrence: { day: '2026-11-25', change: 'cancelled' as const } }],
  ['of another week', { startsAt: '2026-12-03T00:00:00.000Z', endsAt: '2026-12-03T02:00:00.000Z' }],
])('an event %s has no stream', (_, of) => {
  expect(streamsOf([event(of)], noon)).toEqual([])
})

test('after the first of two streams the second one is live', () => {
  const streams = streamsOf(
    [
      event(),
      event({ title: 'Prayer', startsAt: '2026-11-26T01:30:00.000Z', endsAt: '2026-11-26T03:00:00.000Z' }),
    ],
    noon,
  )
  expect(liveStream(streams, ms('2026-11-26T02:30:00Z'))?.title).toBe('Prayer')
})
