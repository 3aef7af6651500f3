import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { CallStatus } from './call-host.ts'
import type { CallSettings } from './call-plan.ts'
import type { CallAudio } from './call-sounds.ts'
import { useCallHost } from './prayer-calls.tsx'

export type PrayerCall = {
  /** Undefined on the server and until the page is idle; `'failed'` if the code could not be loaded. */
  status: CallStatus
  /** Turns the calls on; call it within a press of a button. */
  arm: () => void
  turnOff: () => void
  /** Stops the sound; the player resumes. */
  stop: () => void
  /** Plays the interrupted call from its beginning; call it within a press of a button. */
  replay: () => void
  /** Sounds what the next call will sound. */
  test: () => void
  /** From 0 to 1. */
  setVolume: (volume: number) => void
}

/**
 * Sounds the calls to prayer while the page is shown. The next page with calls takes them over. A change of settings or
 * audio, compared by value, updates the plan; a sound that plays continues.
 */
export function usePageCalls(settings: CallSettings, audio: CallAudio) {
  const calls = useCallHost()
  const key = JSON.stringify([settings, audio])
  const show = useEffectEvent(() => calls.show({ settings, audio }))
  useEffect(() => show(), [key])
}

const onServer = () => undefined

/** The state of the page's calls, and the actions of the visitor. */
export function usePrayerCall(): PrayerCall {
  const calls = useCallHost()
  const status = useSyncExternalStore(calls.subscribe, calls.status, onServer)
  return {
    status,
    arm: () => calls.control()?.arm(),
    turnOff: () => calls.control()?.turnOff(),
    stop: () => calls.control()?.stop(),
    replay: () => calls.control()?.replay(),
    test: () => calls.control()?.test(),
    setVolume: (volume) => calls.control()?.setVolume(volume),
  }
}
