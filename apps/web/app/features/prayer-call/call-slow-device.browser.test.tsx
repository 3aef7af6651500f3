import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Playback } from '../player/playback.tsx'
import { moveClockTo } from './moved-clock.fixture.ts'
import { noonIn } from './noon-in.fixture.ts'
import { One, sounding, status } from './opened-call.fixture.tsx'
import type { PrayerCallStatus } from './prayer-call.ts'
import { PrayerCalls } from './prayer-calls.tsx'
import type { PrayerCall } from './use-prayer-call.ts'

const second = 1000
const hour = 3600 * second

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
})
afterEach(() => vi.restoreAllMocks())

describe('at the moment of a call', { tags: ['spec:13.15'] }, () => {
  test('of two waiting tabs one sounds, even if the browser takes 3 s to start a sound', async () => {
    const settings = noonIn(hour)
    const calls: PrayerCall[] = []
    const statuses = () => calls.map((it) => it.status as PrayerCallStatus | undefined)
    for (const index of [0, 1])
      await render(
        <Playback>
          <PrayerCalls>
            <One settings={settings} audio={{}} mark={(it) => (calls[index] = it)} />
          </PrayerCalls>
        </Playback>,
      )
    for (const index of [0, 1]) await page.getByRole('button', { name: 'On' }).nth(index).click()
    await expect.poll(() => statuses().map((it) => it?.state)).toEqual(['armed', 'armed'])
    const { play } = HTMLMediaElement.prototype
    let begun = 0
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      begun++
      await new Promise((started) => setTimeout(started, 3 * second))
      return play.call(this)
    })
    moveClockTo(300)
    await expect
      .poll(() => statuses().map((it) => it?.last?.outcome))
      .toEqual([expect.any(String), expect.any(String)])
    expect(
      statuses()
        .map((it) => it?.last?.outcome)
        .sort(),
    ).toEqual(['elsewhere', 'sounded'])
    expect(begun).toBe(1)
  })

  test('the editor’s audio sounds even if another page is opened 200 ms before', async () => {
    const settings = noonIn(hour)
    const audio = { noon: '/tone-02.mp3?v=1' }
    const pageOf = (name: string) => (
      <Playback>
        <PrayerCalls>
          <One key={name} settings={settings} audio={{ ...audio }} />
        </PrayerCalls>
      </Playback>
    )
    const screen = await render(pageOf('home'))
    await page.getByRole('button', { name: 'On' }).click()
    await expect.poll(() => status()?.sounds.noon).toBe('audio')
    // Decoding a file again may take longer than the remaining time.
    vi.spyOn(OfflineAudioContext.prototype, 'decodeAudioData').mockReturnValue(new Promise(() => undefined))
    moveClockTo(200)
    await screen.rerender(pageOf('call'))
    await sounding()
    expect(status().sounding).toMatchObject({ by: 'audio', call: { name: 'dhuhr' } })
  })
})
