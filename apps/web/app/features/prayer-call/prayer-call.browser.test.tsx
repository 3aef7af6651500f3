import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Playback } from '../player/playback.tsx'
import type { CallAudio } from './call-sounds.ts'
import { moveClockTo } from './moved-clock.fixture.ts'
import { noonIn } from './noon-in.fixture.ts'
import { armed, call, element, One, opened, player, sounding, status } from './opened-call.fixture.tsx'
import type { PrayerCallStatus } from './prayer-call.ts'
import { PrayerCalls } from './prayer-calls.tsx'
import type { PrayerCall } from './use-prayer-call.ts'

const second = 1000
const hour = 3600 * second

/** Waits until the imminent call sounds. */
async function callSounds() {
  moveClockTo(300)
  await sounding()
}

async function askedFor(): Promise<string[]> {
  const answer = await fetch('/requested-sounds')
  return answer.json()
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
})
afterEach(() => localStorage.clear())

describe('at the moment of a call', () => {
  test('the editor’s audio sounds, and the playback position advances', async () => {
    const settings = noonIn(hour)
    await opened(settings, { noon: '/tone-02.mp3?v=1' })
    await expect.poll(() => status().sounds.noon).toBe('audio')
    const { at } = status().next ?? { at: Number.NaN }
    await callSounds()
    expect(Date.now()).toBeGreaterThanOrEqual(at)
    expect(status().sounding).toMatchObject({ by: 'audio', call: { name: 'dhuhr' } })
    expect(status().last?.outcome).toBe('sounded')
    call.stop()
    await armed()
    expect(element().paused).toBe(true)
  })

  test('the chime sounds where no audio is set', { tags: ['spec:11.4'] }, async () => {
    await opened(noonIn(hour))
    expect(status().sounds.noon).toBe('chime')
    await callSounds()
    expect(element().duration).toBeCloseTo(7, 1)
    expect(status().sounding?.by).toBe('chime')
  })

  test('the chime sounds in place of a file that cannot be played, and the status shows it', async () => {
    await opened(noonIn(hour), { noon: '/banner-dusk.webp' })
    await expect.poll(() => status().sounds.noon).toBe('broken')
    await callSounds()
    expect(status().sounding?.by).toBe('chime')
  })

  test('the recitation pauses, and resumes afterwards from the same position', {
    tags: ['spec:11.4'],
  }, async () => {
    await opened(noonIn(hour))
    await page.getByRole('button', { name: 'Recite' }).click()
    await expect.poll(() => player.position).toBeGreaterThan(0.2)
    await callSounds()
    expect(player.playing).toBe(false)
    const { position } = player
    call.stop()
    await expect.poll(() => player.playing).toBe(true)
    await expect.poll(() => player.position).toBeGreaterThan(position)
  })

  test('a recitation that did not play does not start afterwards', async () => {
    await opened(noonIn(hour))
    await callSounds()
    call.stop()
    await armed()
    expect(document.querySelector('audio')?.paused).toBe(true)
  })

  test('a visitor who starts the recitation meanwhile ends the call', async () => {
    await opened(noonIn(hour))
    await callSounds()
    await page.getByRole('button', { name: 'Recite' }).click()
    await expect.poll(() => player.playing).toBe(true)
    expect(status().state).toBe('armed')
    expect(element().paused).toBe(true)
  })

  test('of two waiting tabs, one sounds', async () => {
    const settings = noonIn(hour)
    const calls: PrayerCall[] = []
    await render(
      <Playback>
        <PrayerCalls>
          <One settings={settings} audio={{}} mark={(it) => (calls[0] = it)} />
        </PrayerCalls>
      </Playback>,
    )
    await render(
      <Playback>
        <PrayerCalls>
          <One settings={settings} audio={{}} mark={(it) => (calls[1] = it)} />
        </PrayerCalls>
      </Playback>,
    )
    await page.getByRole('button', { name: 'On' }).first().click()
    await expect
      .poll(() => calls.map((it) => (it.status as PrayerCallStatus)?.state))
      .toEqual(['armed', 'armed'])
    moveClockTo(300)
    const outcomes = () => calls.map((it) => (it.status as PrayerCallStatus)?.last?.outcome).sort()
    const playing = () => [...document.querySelectorAll('audio')].filter(({ paused }) => !paused).length
    await expect.poll(() => [outcomes(), playing()]).toEqual([['elsewhere', 'sounded'], 1])
  })

  test('audio that an editor changes meanwhile does not end it', { tags: ['spec:13.15'] }, async () => {
    const settings = noonIn(hour)
    const withAudio = (audio: CallAudio) => (
      <Playback>
        <PrayerCalls>
          <One settings={settings} audio={audio} />
        </PrayerCalls>
      </Playback>
    )
    const screen = await render(withAudio({}))
    await page.getByRole('button', { name: 'On' }).click()
    await armed()
    await callSounds()
    // The chime takes seven seconds, less than a busy machine may need for the file.
    element().loop = true
    const { currentSrc } = element()
    await screen.rerender(withAudio({ noon: '/tone-02.mp3?v=1' }))
    await expect.poll(() => status().sounds.noon).toBe('audio')
    expect([status().state, element().paused, element().currentSrc]).toEqual(['playing', false, currentSrc])
  })

  test('nothing sounds, and no resource is left, once the page is left', {
    tags: ['spec:4.12', 'spec:11.11'],
  }, async () => {
    const screen = await opened(noonIn(hour))
    const { at } = status().next ?? { at: Number.NaN }
    const left = element()
    moveClockTo(30 * second)
    await screen.unmount()
    moveClockTo(second)
    await expect.poll(() => Date.now()).toBeGreaterThan(at + second)
    expect([left.paused, left.currentTime, left.currentSrc]).toEqual([true, 0, expect.any(String)])
    expect(localStorage.getItem('calls-sounded')).toBeNull()
  })

  test('a call that sounds ends when the page is left', async () => {
    const screen = await opened(noonIn(hour))
    await callSounds()
    const left = element()
    await screen.unmount()
    expect(left.paused).toBe(true)
  })

  test('a page that is opened again after it stays silent', async () => {
    const settings = noonIn(hour)
    const screen = await opened(settings)
    await callSounds()
    await screen.rerender(
      <Playback>
        <PrayerCalls>A page without calls</PrayerCalls>
      </Playback>,
    )
    await screen.unmount()
    await opened(settings)
    expect([status().last, status().state]).toEqual([undefined, 'armed'])
  })
})

describe('the sounds', { tags: ['spec:11.2'] }, () => {
  const audio = { dawn: '/tone-03.mp3?v=1', noon: '/tone-04.mp3?v=1', evening: '/tone-05.mp3?v=1' }
  const later = noonIn(hour)

  test('are prefetched, and cached for a day without a network', async () => {
    await askedFor()
    const screen = await opened(later, audio)
    const all = { dawn: 'audio', noon: 'audio', evening: 'audio' }
    await expect.poll(() => status().sounds).toEqual(all)
    expect(await askedFor()).toEqual(Object.values(audio))
    await screen.unmount()
    await opened(later, audio)
    await expect.poll(() => status().sounds).toEqual(all)
    expect(await askedFor()).toEqual([])
  })

  test('of another version are fetched, and the old ones removed', async () => {
    const screen = await opened(later, audio)
    await expect.poll(() => status().sounds.evening).toBe('audio')
    await screen.unmount()
    await opened(later, { noon: '/tone-04.mp3?v=2' })
    await expect.poll(() => status().sounds.noon).toBe('audio')
    const cachedUrls = async () =>
      (await (await caches.open('prayer-call-sounds')).keys()).map(({ url }) => url)
    await expect.poll(cachedUrls).toEqual([expect.stringContaining('/tone-04.mp3?v=2')])
  })

  test('that cannot be loaded are replaced by the chime until they can', async () => {
    await opened(later, { noon: 'http://127.0.0.1:9/away.mp3' })
    expect(status().sounds.noon).toBe('fetching')
    call.test()
    await expect.poll(() => status().sounding?.by).toBe('chime')
  })
})

test('the volume, and whether it is off, are stored on the device', async () => {
  const screen = await opened(noonIn(hour))
  call.setVolume(0.3)
  call.test()
  await expect.poll(() => status().state).toBe('playing')
  expect(element().volume).toBeCloseTo(0.3)
  call.turnOff()
  await expect.poll(() => status().state).toBe('off')
  expect(element().paused).toBe(true)
  await screen.unmount()
  await render(
    <Playback>
      <PrayerCalls>
        <One settings={noonIn(hour)} audio={{}} />
      </PrayerCalls>
    </Playback>,
  )
  await expect.poll(() => status().state).toBe('off')
  expect(status().volume).toBeCloseTo(0.3)
})
