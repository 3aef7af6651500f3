import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { describe, expect, test } from 'vitest'
import { isFull, sample } from '../../../e2e/extent.ts'
import type { Disturbance } from './simulated-machine.fixture.ts'
import { opened } from './simulated-page.fixture.ts'

const { toronto } = cities
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Each change of the clock is in one of them: `npm test` has the days around the changes, a full run all days. */
const spans = isFull
  ? [{ first: '2026-01-01', days: 400 }]
  : [
      { first: '2026-03-01', days: 15 },
      { first: '2026-10-20', days: 45 },
    ]

describe.each(spans)('$days days from $first', { tags: ['spec:11.1'] }, ({ first, days }) => {
  // Midnight in winter, and an hour later in summer: before the first call of the day.
  const start = Date.parse(`${first}T00:00:00-05:00`)
  const end = start + days * day

  /** Every call of the days, from the times themselves and not from a plan. */
  const planned = Array.from({ length: days }, (_, index) => {
    const { fajr, dhuhr, maghrib } = prayerTimesOn(
      new Date(Date.parse(first) + index * day).toISOString().slice(0, 10),
      toronto,
    )
    return [fajr, dhuhr, maghrib].map((it) => it?.getTime() ?? Number.NaN)
  }).flat()

  /** The spans of the machine's clock without a sleep or a clock change. */
  function runs(disturbances: readonly Disturbance[]) {
    const all: { from: number; to: number }[] = []
    let from = start
    let wrongBy = 0
    for (const it of disturbances) {
      all.push({ from, to: it.at + wrongBy })
      if ('turnBy' in it) wrongBy += it.turnBy
      from = it.at + wrongBy + ('sleep' in it ? it.sleep : 0)
    }
    return [...all, { from, to: end + wrongBy }]
  }

  /**
   * The expected outcome of a call: sounded on time, sounded late, skipped; or, near the limit, either of the last two.
   */
  function expected(moment: number, all: ReturnType<typeof runs>) {
    if (all.some(({ from, to }) => from < moment && moment <= to)) return 'on time'
    const lateBy = all.flatMap(({ from }, index) => {
      const before = all[index - 1]
      return before && before.to < moment && moment <= from ? [from - moment] : []
    })
    const minLateMs = Math.min(...lateBy)
    if (minLateMs >= minute) return 'skipped'
    if (minLateMs < second) return 'on time'
    return minLateMs < 50 * second ? 'late' : 'late or skipped'
  }

  async function held(title: string, disturbances: readonly Disturbance[]) {
    const page = opened(start)
    await page.machine.run(end, disturbances)
    const all = runs(disturbances)
    const wrong: string[] = []
    const count = { planned: planned.length, onTime: 0, late: 0, skipped: 0, doubled: 0, missed: 0 }
    for (const moment of planned) {
      const sounds = page.played.filter((it) => it.at === moment)
      const [first] = sounds
      const must = expected(moment, all)
      const was = !first ? 'skipped' : first.lateMs < second ? 'on time' : 'late'
      if (sounds.length > 1) count.doubled++
      if (was === 'on time') count.onTime++
      else count[was]++
      // A clock change is detected within ten seconds, so a call may be that late.
      const turned = must === 'on time' && was === 'late' && (first?.lateMs ?? 0) <= 10 * second
      const right = must === was || turned || (must === 'late or skipped' && was !== 'on time')
      if (right) continue
      if (was === 'skipped') count.missed++
      wrong.push(`${new Date(moment).toISOString()}: ${was} (${first?.lateMs}), not ${must}`)
    }
    const unplanned = page.played.filter((it) => !planned.includes(it.at))
    console.log(title, JSON.stringify({ ...count, unplanned: unplanned.length }))
    expect(wrong).toEqual([])
    expect([count.doubled, unplanned.length]).toEqual([0, 0])
    return count
  }

  /** Numbers from 0 to 1 that are the same in each run (a linear congruential generator, Numerical Recipes). */
  function numbers(seed: number) {
    let state = seed
    return () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
      return state / 2 ** 32
    }
  }

  const inOrder = (all: Disturbance[]) => all.sort((one, other) => one.at - other.at)

  const disturbed = sample('disturbances of 400 days', ['a day asleep', 'sleeps', 'turns'], 1)

  test('undisturbed, a change of the clock among them: every call at its second, and once', {
    tags: ['spec:4.9'],
  }, async () => {
    expect(await held('undisturbed:', [])).toMatchObject({ planned: 3 * days, onTime: 3 * days })
  })

  if (disturbed.includes('a day asleep'))
    test('with a sleep of a day: its calls are skipped, all others sound', async () => {
      const sleep: Disturbance = {
        at: start + Math.floor(days / 3) * day + 30 * minute,
        sleep: day,
        ringOnWaking: true,
      }
      expect(await held('a day asleep:', [sleep])).toMatchObject({ onTime: 3 * days - 3, skipped: 3 })
    })

  if (disturbed.includes('sleeps'))
    test('with sleeps, most of them over a call: it sounds where the machine wakes in time', async () => {
      const random = numbers(2026)
      const count = Math.floor((5 * days) / 4)
      const each = (end - start) / count
      const begins = Array.from({ length: count + 1 }, (_, index) =>
        Math.round(start + (index + random() * 0.5) * each),
      )
      const sleeps = begins.slice(0, count).map((from, index): Disturbance => {
        const moment = planned.find((it) => it > from + 5 * minute) ?? from
        // Every other sleep ends around the moment of a call, the rest anywhere, and before the next sleep.
        const ends = index % 2 ? moment + (random() - 0.3) * 3 * minute : from + random() * 8 * hour
        const sleep = Math.round(Math.min(ends, (begins[index + 1] ?? end) - second) - from)
        return { at: from, sleep, ringOnWaking: random() < 0.7 }
      })
      const { late, skipped } = await held('sleeps:', sleeps)
      expect(late).toBeGreaterThan(days / 20)
      expect(skipped).toBeGreaterThan(days / 4)
    })

  if (disturbed.includes('turns'))
    test('with a clock that is set forward and back by an hour: none sounds twice', async () => {
      const random = numbers(1405)
      const turns = Array.from({ length: Math.floor(days / 4) }, (_, index): Disturbance[] => {
        const from = start + (index + random() * 0.4) * 4 * day
        const by = random() < 0.5 ? hour : -hour
        return [
          { at: Math.round(from), turnBy: by },
          { at: Math.round(from + random() * 2 * day), turnBy: -by },
        ]
      }).flat()
      await held(
        'turns of the clock:',
        inOrder(turns).filter(({ at: turned }) => turned < end),
      )
    })
})
