import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSubmissionLimiter } from '../../forms/submission-limiter.server.ts'
import { createMessageService, messageLimits } from './message-service.server.ts'

const began = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(began.getTime() + seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ now: began, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  // The monotonic clock of a process does not start at zero.
  vi.advanceTimersByTime(1)
})
afterEach(() => {
  vi.useRealTimers()
})

/** A service whose messages are stored in a list, and a form that was opened at `began`. */
function service() {
  const stored: string[] = []
  const here = createMessageService('a-secret-of-this-test', async ({ body }) => {
    if (body.startsWith('unreachable')) throw new Error('unreachable')
    stored.push(body)
  })
  const send = async (body: string, { at = 60, from = '192.0.2.1', token = here.token(began) } = {}) => {
    vi.advanceTimersByTime(Math.max(0, later(at).getTime() - Date.now()))
    const fields = { name: 'Mina', email: 'mina@example.org', subject: 'Hall', body, token }
    return here.receive(new URLSearchParams(fields), { visitor: from, language: 'ca' }, later(at))
  }
  return { stored, send }
}
const outcomes = (all: Awaited<ReturnType<ReturnType<typeof service>['send']>>[]) =>
  all.map((it) => it.result.outcome)

test('a form is accepted from three seconds to a day after it was begun', async () => {
  const { stored, send } = service()
  expect(outcomes([await send('a', { at: 2.9 }), await send('b', { at: 86_400 })])).toEqual([
    'again',
    'again',
  ])
  expect(outcomes([await send('c', { at: 3 }), await send('d', { at: 86_399 })])).toEqual(['sent', 'sent'])
  expect(stored).toEqual(['c', 'd'])
})

test('a token of another site, from the future or missing is invalid, and a new one is returned', async () => {
  const elsewhere = createMessageService('another-secret', async () => undefined)
  const { stored, send } = service()
  for (const token of ['', 'x.y', elsewhere.token(began), `${began.getTime()}.`]) {
    const { result } = await send('a', { token })
    expect(result).toMatchObject({ outcome: 'again', values: { body: 'a' } })
    if (result.outcome !== 'again') throw new Error('refused otherwise')
    expect(outcomes([await send(`new ${token}`, { token: result.token ?? '', at: 70 })])).toEqual(['sent'])
  }
  expect((await send('a', { at: -5 })).result.outcome).toBe('again')
  expect(stored).toHaveLength(4)
})

test('five messages of one IP address are accepted within ten minutes, and the sixth after them', async () => {
  const { send } = service()
  for (const count of ['1', '2', '3', '4', '5']) await send(count)
  expect(await send('6', { at: 120 })).toMatchObject({
    status: 429,
    retryAfter: 540,
    result: { outcome: 'flooded', minutes: 9, values: { body: '6' } },
  })
  expect(outcomes([await send('7', { from: '192.0.2.2' }), await send('6', { at: 661 })])).toEqual([
    'sent',
    'sent',
  ])
})

test('a message that could not be stored is not counted: six tries while the content server is unavailable, then it is stored', async () => {
  const { stored, send } = service()
  for (const count of ['1', '2', '3', '4', '5', '6'])
    expect(outcomes([await send(`unreachable ${count}`)]), count).toEqual(['failed'])
  expect(outcomes([await send('there again')])).toEqual(['sent'])
  for (const count of ['2', '3', '4', '5']) await send(count)
  expect(outcomes([await send('6')])).toEqual(['flooded'])
  expect(stored).toHaveLength(5)
})

test('sixty messages of all IP addresses are accepted within ten minutes', async () => {
  const { stored, send } = service()
  for (let count = 0; count < 61; count++) await send(`${count}`, { from: `192.0.2.${count}` })
  expect(stored).toHaveLength(60)
})

test('the same text is stored once, and retried when it was not stored', async () => {
  const { stored, send } = service()
  expect(outcomes(await Promise.all([send('a'), send('a')]))).toEqual(['sent', 'sent'])
  expect(stored).toEqual(['a'])
  expect(outcomes([await send('unreachable'), await send('unreachable')])).toEqual(['failed', 'failed'])
  expect((await send('unreachable')).status).toBe(503)
})

test('a clock that is set back does not refuse messages for days', async () => {
  const limited = createSubmissionLimiter(messageLimits)
  const store = () => limited('192.0.2.1', async () => 'stored')
  for (let messages = 0; messages < 5; messages++) expect(await store()).toBe('stored')
  await expect(store()).rejects.toMatchObject({ secondsLeft: 600 })
  vi.setSystemTime(later(-3 * 24 * 60 * 60))
  await expect(store()).rejects.toMatchObject({ secondsLeft: 600 })
  vi.advanceTimersByTime(600_001)
  expect(await store()).toBe('stored')
})
