import { cities } from '@islamic-centre/prayer-times'
import { describe, expect, test } from 'vitest'
import { createCallClock } from './call-clock.ts'
import { type CallSettings, callAfter, callsPlanned } from './call-plan.ts'
import { simulatedMachine } from './simulated-machine.fixture.ts'
import { opened } from './simulated-page.fixture.ts'

const { toronto } = cities
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** An instant on the clock of Toronto, 21 November 2026: fajr 05:51, dhuhr 12:04, sunset 16:48, maghrib 17:07. */
const at = (clock: string) => Date.parse(`2026-11-21T${clock}-05:00`)
const evening = at('23:59:59')

describe('a page opened at', () => {
  test.each([
    // Hour 0: nothing is planned, until 01:00.
    ['00:00:00', ['fajr', 'dhuhr', 'maghrib']],
    ['00:59:59', ['fajr', 'dhuhr', 'maghrib']],
    ['01:00:00', ['fajr', 'dhuhr', 'maghrib']],
    // The hour is at most the call's.
    ['04:59:59', ['fajr', 'dhuhr', 'maghrib']],
    ['05:00:00', ['fajr', 'dhuhr', 'maghrib']],
    ['05:50:59.999', ['fajr', 'dhuhr', 'maghrib']],
    // The current minute is planned, but its moment has passed.
    ['05:51:00.001', ['dhuhr', 'maghrib']],
    ['05:51:20', ['dhuhr', 'maghrib']],
    ['05:51:59', ['dhuhr', 'maghrib']],
    // The remaining hours are 0 and the minutes negative.
    ['05:52:00', ['dhuhr', 'maghrib']],
    ['06:00:00', ['dhuhr', 'maghrib']],
    ['12:03:59', ['dhuhr', 'maghrib']],
    ['12:04:30', ['maghrib']],
    ['17:06:59', ['maghrib']],
    ['17:07:01', []],
    ['23:59:58', []],
  ])('%s sounds %j by midnight, each at its second', async (clock, names) => {
    const page = opened(at(clock))
    await page.machine.run(evening)
    expect(page.names()).toEqual(names)
    for (const { lateMs } of page.played) expect(lateMs).toBe(0)
    expect(page.missed).toEqual([])
  })
})

test('nothing is planned in hour 0, and the plan is made at 01:00', async () => {
  const plans: [number, number][] = []
  const machine = simulatedMachine(at('00:00:00'))
  createCallClock({
    now: machine.now,
    elapsed: machine.elapsed,
    setAlarm: machine.setAlarm,
    plan(now) {
      const calls = callsPlanned(now, { place: toronto })
      plans.push([now, calls.length])
      return calls
    },
    due: () => undefined,
  })
  await machine.run(at('01:00:00'))
  expect(plans).toEqual([
    [at('00:00:00'), 0],
    [at('00:15:00'), 0],
    [at('00:30:00'), 0],
    [at('00:45:00'), 0],
    [at('01:00:00'), 3],
  ])
})

test.each([
  [{ place: toronto, third: 'sunset' }, ['fajr', 'dhuhr', 'sunset']],
  [{ place: toronto, calls: ['noon', 'evening'] }, ['dhuhr', 'maghrib']],
  [{ place: toronto, calls: [] }, []],
] satisfies [CallSettings, string[]][])(
  'with %j sound %j',
  { tags: ['spec:4.10'] },
  async (settings, names) => {
    const page = opened(at('00:30:00'), settings)
    await page.machine.run(evening)
    expect(page.names()).toEqual(names)
  },
)

describe('a machine that sleeps during a call', () => {
  const asleep = async (from: string, until: string, ringOnWaking = true) => {
    const page = opened(at('01:30:00'))
    const sleep = at(until) - at(from)
    await page.machine.run(evening, [{ at: at(from), sleep, ringOnWaking }])
    return page
  }

  test.each([
    ['12:03:00', '12:04:00', 0],
    ['12:03:00', '12:04:20', 20],
    ['12:03:59', '12:04:59', 59],
  ])('from %s to %s sounds it %d s late', async (from, until, late) => {
    const { played, missed } = await asleep(from, until)
    expect(played[1]).toMatchObject({ name: 'dhuhr', lateMs: late * second })
    expect([played.length, missed.length]).toEqual([3, 0])
  })

  test.each([
    ['12:03:00', '12:05:00'],
    ['08:00:00', '16:00:00'],
  ])('from %s to %s notes it and skips it', async (from, until) => {
    const { names, missed } = await asleep(from, until)
    expect(names()).toEqual(['fajr', 'maghrib'])
    expect(missed.map(({ name }) => name)).toEqual(['dhuhr'])
  })

  test('its wake-up is detected within ten seconds even if its timers resume where they stopped', async () => {
    const { played } = await asleep('12:03:30', '12:04:20', false)
    expect(played[1]?.name).toBe('dhuhr')
    expect(played[1]?.lateMs).toBeLessThanOrEqual(30 * second)
  })

  test('during the night, and so over the plan of 01:00, still sounds a call that it wakes 20 s late for', async () => {
    const page = opened(at('01:30:00') - day)
    const from = at('23:00:00') - day
    await page.machine.run(evening, [{ at: from, sleep: at('05:51:20') - from, ringOnWaking: true }])
    expect(page.played.slice(3).map(({ name, lateMs }) => [name, lateMs])).toEqual([
      ['fajr', 20 * second],
      ['dhuhr', 0],
      ['maghrib', 0],
    ])
  })

  test('checks when the page requests it, before its timer fires', async () => {
    const page = opened(at('12:03:00'))
    await page.machine.run(at('12:03:51'))
    await page.machine.run(at('12:03:51'), [{ at: at('12:03:51'), sleep: 15 * second, ringOnWaking: false }])
    expect(page.played).toEqual([])
    page.look()
    await page.machine.run(at('12:03:51'))
    expect(page.played).toMatchObject([{ name: 'dhuhr', lateMs: 6 * second }])
  })
})

test('a clock that is set back over a call does not sound it again', async () => {
  const page = opened(at('11:00:00'))
  await page.machine.run(evening + hour, [{ at: at('12:30:00'), turnBy: -hour }])
  expect(page.names()).toEqual(['dhuhr', 'maghrib'])
})

test('a call that a wrong clock has skipped sounds when the clock is corrected', async () => {
  const page = opened(at('11:00:00'))
  await page.machine.run(evening, [
    { at: at('11:30:00'), turnBy: hour },
    { at: at('11:40:00'), turnBy: -hour },
  ])
  expect(page.missed.map(({ name }) => name)).toEqual(['dhuhr'])
  expect(page.played.map(({ name, lateMs }) => [name, lateMs])).toEqual([
    ['dhuhr', 0],
    ['maghrib', 0],
  ])
})

test('when the page is left no timer is left', { tags: ['spec:4.12', 'spec:11.11'] }, async () => {
  const page = opened(at('11:00:00'))
  await page.machine.run(at('11:30:00'))
  expect(page.machine.waits()).toBe(true)
  page.close()
  expect(page.machine.waits()).toBe(false)
  await page.machine.run(evening)
  expect(page.played).toEqual([])
})

describe('an editor who changes the times while the page is open', () => {
  const moved = (dhuhr: number): CallSettings => ({ place: toronto, adjustments: { dhuhr } })

  test('moves an upcoming call into the past: it sounds at once', async () => {
    const page = opened(at('12:00:00'))
    await page.machine.run(at('12:03:30'))
    page.change(moved(-1))
    await page.machine.run(at('12:03:31'))
    expect(page.played).toMatchObject([{ name: 'dhuhr', lateMs: 30 * second }])
    await page.machine.run(evening)
    expect(page.names()).toEqual(['dhuhr', 'maghrib'])
  })

  test('moves it into the past by minutes: it is noted', async () => {
    const page = opened(at('12:00:00'))
    await page.machine.run(at('12:03:30'))
    page.change(moved(-10))
    await page.machine.run(evening)
    expect(page.missed.map(({ name }) => name)).toEqual(['dhuhr'])
    expect(page.names()).toEqual(['maghrib'])
  })

  test('moves a call that has sounded into the future: it does not sound again', async () => {
    const page = opened(at('12:00:00'))
    await page.machine.run(at('12:04:30'))
    page.change(moved(5))
    await page.machine.run(evening)
    expect(page.names()).toEqual(['dhuhr', 'maghrib'])
  })
})

test('a clock that is set back to just before a call, between two readings, does not skip it', async () => {
  const page = opened(at('11:00:00'))
  await page.machine.run(evening, [
    { at: at('11:30:00'), turnBy: hour },
    { at: at('12:03:51'), turnBy: -hour },
  ])
  expect(page.names()).toEqual(['dhuhr', 'maghrib'])
})

test('after a sleep during the night the missed dawn is noted', async () => {
  const page = opened(at('20:00:00') - day)
  const from = at('21:00:00') - day
  await page.machine.run(at('09:00:00'), [{ at: from, sleep: 11 * hour, ringOnWaking: true }])
  expect(page.missed.map(({ name }) => name)).toEqual(['fajr'])
})

test('the next call after the day’s last is tomorrow’s dawn, though only today’s are planned', () => {
  const settings: CallSettings = { place: toronto }
  expect(callsPlanned(at('20:00:00'), settings)).toEqual([])
  expect(callAfter(at('20:00:00'), settings)).toMatchObject({
    name: 'fajr',
    time: 'dawn',
    at: at('05:52:00') + day,
  })
})
