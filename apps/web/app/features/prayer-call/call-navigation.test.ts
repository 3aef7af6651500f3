import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import type { CallSettings } from './call-plan.ts'
import { simulatedMachine } from './simulated-machine.fixture.ts'
import { simulatedDevice } from './simulated-tab.fixture.ts'

const second = 1000
const minute = 60 * second
const settings: CallSettings = { place: cities.toronto }
const noon = prayerTimesOn('2026-11-21', cities.toronto).dhuhr?.getTime() ?? Number.NaN

/** A page that was opened a minute before noon. */
function openedPage(speed?: { playMs?: number; answerMs?: number }) {
  const machine = simulatedMachine(noon - minute)
  const device = simulatedDevice(machine, settings, speed)
  const tab = device.openTab()
  tab.open(0, false)
  return { machine, device, tab }
}

for (const documentMs of [500, 2000, 5900])
  test(`a page reloaded 300 ms before the call, whose document takes ${documentMs} ms, leaves the call to the next document`, {
    tags: ['spec:13.16'],
  }, async () => {
    const { machine, device, tab } = openedPage()
    await machine.run(noon + 2 * minute, [{ at: noon - 300, act: () => tab.reload(second, documentMs) }])
    expect(device.sounded).toMatchObject([{ trueAt: noon - 300 + documentMs + second, whole: true }])
    expect(device.noted.map(({ outcome }) => outcome)).toEqual(['sounded'])
  })

test('a navigation that is cancelled, as by a download, delays the call by 6 s at most', {
  tags: ['spec:13.16'],
}, async () => {
  const { machine, device, tab } = openedPage()
  await machine.run(noon + 2 * minute, [{ at: noon - 300, act: () => tab.download(second) }])
  expect(device.sounded).toMatchObject([{ trueAt: noon - 300 + 6 * second, whole: true }])
})

test('a navigation that ends before the call does not delay it', { tags: ['spec:13.16'] }, async () => {
  const { machine, device, tab } = openedPage()
  await machine.run(noon + 2 * minute, [{ at: noon - 7 * second, act: () => tab.download(second) }])
  expect(device.sounded).toMatchObject([{ trueAt: noon, whole: true }])
})

test('a call that waits for another tab is not started by a document that is about to be replaced', {
  tags: ['spec:13.16'],
}, async () => {
  const { machine, device, tab } = openedPage({ playMs: 3 * second })
  const other = device.openTab()
  other.open(0, false)
  await machine.run(noon + 2 * minute, [
    // The first tab holds the lock, and is closed before its sound starts.
    { at: noon + second, act: tab.close },
    { at: noon + 2 * second, act: () => other.reload(second, 5 * second) },
  ])
  expect(device.sounded).toMatchObject([{ whole: true, whileLeaving: false }])
})
