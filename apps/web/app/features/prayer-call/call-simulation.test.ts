import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import type { CallSettings } from './call-plan.ts'
import { type Disturbance, simulatedMachine } from './simulated-machine.fixture.ts'
import { simulatedDevice } from './simulated-tab.fixture.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const settings: CallSettings = { place: cities.toronto }
const start = Date.parse('2026-01-01T00:00:00-05:00')
const days = 400

/** The number of simulations of 400 days, each with its own events. */
const simulations = process.env.TEST_EXTENT === 'full' ? 50 : 1

const moments = Array.from({ length: days }, (_, index) => {
  const date = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
  const { fajr, dhuhr, maghrib } = prayerTimesOn(date, cities.toronto)
  return [fajr, dhuhr, maghrib].map((it) => it?.getTime() ?? Number.NaN)
}).flat()
const end = start + days * day

/** Numbers from 0 to 1 that are the same in each run (a linear congruential generator, Numerical Recipes). */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const clockErrors = [second, 30 * second, 5 * minute, hour, 13 * hour, day, 2 * day, 7 * day]

/** Events of one to four kinds at random seconds around every call, and the device on which they happen. */
function simulation(seed: number) {
  const random = randomNumbers(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const machine = simulatedMachine(start)
  const device = simulatedDevice(machine, settings)
  const [first, other] = [device.openTab(), device.openTab()]
  first.open(2 * second, false)
  const counts = { reloads: 0, downloads: 0, changes: 0, leaves: 0, jumps: 0, tabs: 0, losses: 0 }
  const all: Disturbance[] = []
  const act = (at: number, what: () => void) => all.push({ at: Math.round(at), act: what })
  const jump = (at: number, by: number) => {
    act(at, () => device.mark(false))
    all.push({ at: Math.round(at), turnBy: by })
    act(at, () => device.mark(true))
  }
  const kinds = {
    reload(at: number) {
      counts.reloads++
      const tab = pick([first, first, other])
      const ms = Math.round(random() * 4 * second)
      const documentMs = Math.round(random() * 5 * second)
      act(at, () => tab.isOnCalls() && tab.reload(ms, documentMs))
    },
    download(at: number) {
      counts.downloads++
      const ms = Math.round(random() * 5 * second)
      act(at, () => first.isOnCalls() && first.download(ms))
    },
    change(at: number) {
      counts.changes++
      act(at, () => first.goToOtherCalls())
    },
    leave(at: number) {
      counts.leaves++
      act(at, () => first.leave())
      act(at + random() * 2 * minute, () => first.come())
    },
    jump(at: number) {
      counts.jumps++
      const by = pick(clockErrors) * (random() < 0.5 ? 1 : -1)
      jump(at, by)
      jump(at + pick([20 * second, 10 * minute, 5 * hour, 26 * hour]) * (0.5 + random()), -by)
    },
    tab(at: number) {
      counts.tabs++
      act(at, () => other.isOnCalls() || other.open(Math.round(random() * 3 * second), false))
      act(at + random() * 3 * hour, () => other.leave())
    },
    loss(at: number) {
      counts.losses++
      act(at, () => device.setOnline(false))
      act(at + random() * hour, () => device.setOnline(true))
    },
  }
  for (const moment of moments)
    for (let events = Math.floor(random() * 4); events > 0; events--)
      pick(Object.values(kinds))(moment + (random() - 0.5) * 3 * minute)
  const order = all.map((it, index) => ({ it, index })).filter(({ it }) => it.at > start && it.at < end)
  order.sort((one, other) => one.it.at - other.it.at || one.index - other.index)
  return { machine, device, counts, events: order.map(({ it }) => it) }
}

/** Half a day around a sound of the same call: another within it would be a second sound of one call. */
const near = (one: number, other: number) => Math.abs(one - other) < 12 * hour

for (let seed = 1; seed <= simulations; seed++)
  test(`400 days of page changes, reloads, clock changes, other tabs and network losses (${seed}): no call is lost without a note, none sounds twice`, {
    tags: ['spec:13.18'],
    timeout: 600_000,
  }, async () => {
    const { machine, device, counts, events } = simulation(seed)
    await machine.run(end, events)
    device.mark(false)
    const { sounded, noted, spans, leftAgain } = device

    const doubled = sounded.filter((one) =>
      sounded.some((it) => it !== one && it.id === one.id && near(it.trueAt, one.trueAt)),
    )
    const reported = (id: string, trueAt: number) =>
      sounded.some((it) => it.id === id && near(it.trueAt, trueAt)) ||
      noted.some((it) => it.id === id && near(it.trueAt, trueAt))
    const lost: string[] = []
    let passed = 0
    for (const { from, to, trueFrom, trueTo } of spans) {
      // After a longer jump the calls of its last day are noted.
      const since = Math.max(from, to - day)
      for (const at of moments.filter((it) => it > since && it <= to)) {
        passed++
        const crossedAt = Math.max(trueFrom, trueTo - (to - at))
        const call = device.plan(at - minute).find((it) => it.at === at)
        if (leftAgain.some((it) => crossedAt >= it.trueFrom && crossedAt <= it.trueTo)) continue
        if (!call || !(reported(call.id, crossedAt) || reported(call.id, at)))
          lost.push(`${new Date(at).toISOString()} at ${new Date(crossedAt).toISOString()}`)
      }
    }
    const cut = sounded.filter((it) => it.cut === 'reloaded')
    const unreported = cut.filter(
      (it) =>
        !noted.some(
          (note) => note.id === it.id && note.outcome === 'interrupted' && note.trueAt >= it.trueAt,
        ),
    )
    console.log(
      JSON.stringify({
        seed,
        ...counts,
        passed,
        sounded: sounded.length,
        whole: sounded.filter((it) => it.whole).length,
        cut: cut.length,
        noted: noted.length,
        lost: lost.length,
        doubled: doubled.length,
      }),
    )
    expect(lost).toEqual([])
    expect(doubled).toEqual([])
    expect(unreported).toEqual([])
    // Calls that are not complete were left or reloaded by the visitor.
    expect(sounded.filter((it) => !it.whole && !it.cut)).toEqual([])
    // A document that is about to be replaced starts no call.
    expect(cut.filter(({ whileLeaving }) => whileLeaving)).toEqual([])
    expect(cut.length).toBeGreaterThan(10)
    expect(sounded.length).toBeGreaterThan(1000)
  })
