import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { CallStatus } from './call-host.ts'
import type { CallSettings } from './call-plan.ts'
import type { CallAudio } from './call-sounds.ts'
import { useCallHost } from './prayer-calls.tsx'

export type PrayerCall = {
  /** Undefined on the server and until the page is idle; `'failed'` where the program could not be fetched. */
  status: CallStatus
  /** Turns the calls on; call it within a press of a button. */
  arm: () => void
  turnOff: () => void
  /** Ends what sounds; the player goes on with what it was paused in. */
  stop: () => void
  /** Plays the interrupted call from its beginning; call it within a press of a button. */
  replay: () => void
  /** Sounds what the next call will sound. */
  test: () => void
  /** From 0 to 1. */
  setVolume: (volume: number) => void
}

/**
 * Sounds the calls to prayer while the page is shown. A page with calls that follows takes them over, and other
 * settings or other audio, compared by value, change what is planned: what sounds goes on.
 */
export function usePageCalls(settings: CallSettings, audio: CallAudio) {
  const calls = useCallHost()
  const key = JSON.stringify([settings, audio])
  const show = useEffectEvent(() => calls.show({ settings, audio }))
  useEffect(() => show(), [key])
}

const onServer = () => undefined

/** How the calls of the page stand, and what a visitor can do with them. */
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
