import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Playback } from '../player/playback.tsx'
import { type PlaybackValue, usePlayback } from '../player/playback-context.ts'
import type { CallSettings } from './call-plan.ts'
import type { CallAudio } from './call-sounds.ts'
import type { PrayerCallStatus } from './prayer-call.ts'
import { PrayerCalls } from './prayer-calls.tsx'
import { type PrayerCall, usePageCalls, usePrayerCall } from './use-prayer-call.ts'

/** The player and the calls of the page that was opened last. */
export let player: PlaybackValue
export let call: PrayerCall

type OneProps = { settings: CallSettings; audio: CallAudio; mark?: (call: PrayerCall) => void }

/** The calls alone, with the button that turns them on. */
export function One({ settings, audio, mark }: OneProps) {
  usePageCalls(settings, audio)
  const own = usePrayerCall()
  call = own
  mark?.(own)
  return (
    <button type="button" onClick={own.arm}>
      On
    </button>
  )
}

function Recitation() {
  player = usePlayback()
  const track = { id: '1', title: 'Track', src: '/tone-01.mp3' }
  return (
    <button type="button" onClick={() => player.load({ id: 'one', tracks: [track] }, 0, true)}>
      Recite
    </button>
  )
}

export const status = () => call.status as PrayerCallStatus
export const element = () => document.querySelectorAll('audio')[1] as HTMLAudioElement
export const armed = () => expect.poll(() => status()?.state).toBe('armed')

/** Opens a page with the player and the calls, and turns them on with a press. */
export async function opened(settings: CallSettings, audio: CallAudio = {}) {
  const screen = await render(
    <Playback>
      <PrayerCalls>
        <Recitation />
        <One settings={settings} audio={audio} />
      </PrayerCalls>
    </Playback>,
  )
  await expect.poll(() => status()?.state).toMatch(/armed|blocked/)
  await page.getByRole('button', { name: 'On' }).click()
  await armed()
  return screen
}

/** Waits until the playback position of the call advances. */
export async function sounding() {
  await expect.poll(() => status().state).toBe('playing')
  const { currentTime } = element()
  await expect.poll(() => element().currentTime).toBeGreaterThan(currentTime)
}
