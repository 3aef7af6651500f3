import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientKey, createRateLimiter } from './rate-limiter.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8::/64'],
  ['2001:db8:1::', '2001:db8:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', ''],
  ['no address', 'no address'],
])('a client at "%s" is counted as "%s"', (address, key) => {
  expect(clientKey(address)).toBe(key)
})

describe('A limit of two a minute', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const twoAMinute = () => createRateLimiter({ limit: 2, windowSeconds: 60 })

  test('is exceeded by the third time, until a minute after the first', async () => {
    const { count } = twoAMinute()
    expect(await count('192.0.2.1')).toEqual({ isExceeded: false, remaining: 1, secondsLeft: 60 })
    vi.advanceTimersByTime(20_500)
    expect(await count('192.0.2.1')).toEqual({ isExceeded: false, remaining: 0, secondsLeft: 40 })
    expect(await count('192.0.2.1')).toEqual({ isExceeded: true, remaining: 0, secondsLeft: 40 })
    expect((await count('192.0.2.2')).isExceeded).toBe(false)
    vi.advanceTimersByTime(39_500)
    expect(await count('192.0.2.1')).toEqual({ isExceeded: false, remaining: 1, secondsLeft: 60 })
  })

  test('counts the addresses of one IPv6 network together', async () => {
    const { count } = twoAMinute()
    await Promise.all([count('2001:db8::1'), count('2001:db8::2')])
    expect((await count('2001:db8::3')).isExceeded).toBe(true)
    expect((await count('2001:db8:0:1::1')).isExceeded).toBe(false)
  })

  test('does not count what is undone, and never less than nothing', async () => {
    const { count, undo } = twoAMinute()
    await undo('192.0.2.1')
    for (let time = 0; time < 3; time++) {
      expect((await count('192.0.2.1')).remaining).toBe(1)
      await undo('192.0.2.1')
    }
    await count('192.0.2.1')
    vi.advanceTimersByTime(60_000)
    await undo('192.0.2.1')
    expect((await count('192.0.2.1')).remaining).toBe(1)
  })

  test('lasts a minute at most, even if the clock is set back meanwhile', async () => {
    const { count } = twoAMinute()
    for (let time = 0; time < 3; time++) await count('192.0.2.1')
    vi.setSystemTime(Date.now() - 3 * 24 * 60 * 60 * 1000)
    expect(await count('192.0.2.1')).toEqual({ isExceeded: true, remaining: 0, secondsLeft: 60 })
    vi.advanceTimersByTime(60_000)
    expect((await count('192.0.2.1')).isExceeded).toBe(false)
  })
})
