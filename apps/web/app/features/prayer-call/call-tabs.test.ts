import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import type { CallSettings } from './call-plan.ts'
import { simulatedMachine } from './simulated-machine.fixture.ts'
import { simulatedDevice } from './simulated-tab.fixture.ts'

const second = 1000
const minute = 60 * second
const day = 86_400 * second
const settings: CallSettings = { place: cities.toronto }
const noon = prayerTimesOn('2026-11-21', cities.toronto).dhuhr?.getTime() ?? Number.NaN

/** A device with two tabs, both opened a minute before noon. */
async function twoTabs(speed: { playMs?: number; answerMs?: number }) {
  const machine = simulatedMachine(noon - minute)
  const device = simulatedDevice(machine, settings, speed)
  for (const ms of [0, 1]) device.openTab().open(ms, false)
  return { machine, device }
}

for (const playMs of [0, 3 * second, 14 * second])
  test(`of two tabs in which a sound starts after ${playMs} ms, one sounds the call`, {
    tags: ['spec:13.18'],
  }, async () => {
    const { machine, device } = await twoTabs({ playMs })
    await machine.run(noon + 2 * minute)
    expect(device.sounded.map(({ trueAt }) => trueAt)).toEqual([noon + playMs])
    expect(device.noted.map(({ outcome }) => outcome).sort()).toEqual(['elsewhere', 'sounded'])
  })

test('of two tabs whose server answers after 19 s because of an entry of a wrong clock, one sounds the call', {
  tags: ['spec:13.18'],
}, async () => {
  const machine = simulatedMachine(noon - day - minute)
  const device = simulatedDevice(machine, settings, { playMs: 3 * second, answerMs: 19 * second })
  const wrong = device.openTab()
  await machine.run(noon - day - 30 * second, [{ at: noon - day - 30 * second, turnBy: day }])
  wrong.open(0, false)
  await machine.run(noon - minute, [
    { at: noon - day + 2 * minute, act: wrong.close },
    { at: noon - day + 3 * minute, turnBy: -day },
  ])
  expect(device.sounded).toHaveLength(1)
  for (const ms of [0, 1]) device.openTab().open(ms, false)
  await machine.run(noon + 2 * minute)
  expect(device.sounded.slice(1).map(({ trueAt }) => trueAt)).toEqual([noon + 22 * second])
  expect(
    device.noted
      .slice(1)
      .map(({ outcome }) => outcome)
      .sort(),
  ).toEqual(['elsewhere', 'sounded'])
})
