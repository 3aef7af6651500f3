import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSoundOwner } from './playback-context.ts'
import type { CallSettings } from './prayer-call/call-plan.ts'
import type { CallAudio } from './prayer-call/call-sounds.ts'
import type { PrayerCallControl, PrayerCallStatus } from './prayer-call/prayer-call.ts'

export type PrayerCall = {
  /** Undefined on the server and until the page is idle; `'failed'` where the program could not be fetched. */
  status: PrayerCallStatus | 'failed' | undefined
  /** Turns the calls on; call it within a press of a button. */
  arm: () => void
  turnOff: () => void
  /** Ends what sounds; the player goes on with what it was paused in. */
  stop: () => void
  /** Sounds what the next call will sound. */
  test: () => void
  /** From 0 to 1. */
  setVolume: (volume: number) => void
}

/**
 * Sounds the calls to prayer for as long as the component is shown, whatever else sounds. Other settings or other audio
 * begin it anew, by value: a new object with the same in it changes nothing.
 */
export function usePrayerCall(settings: CallSettings, audio: CallAudio): PrayerCall {
  const { callElement, interrupt } = useSoundOwner()
  const [status, setStatus] = useState<PrayerCall['status']>()
  const control = useRef<PrayerCallControl>(undefined)

  const start = useEffectEvent(async (left: AbortSignal) => {
    try {
      const { startPrayerCall } = await import('./prayer-call/prayer-call.ts')
      const element = callElement.current
      if (left.aborted || !element) return
      const started = startPrayerCall({ settings, audio, element, interrupt, changed: setStatus })
      control.current = started
      left.addEventListener('abort', started.close)
    } catch {
      if (!left.aborted) setStatus('failed')
    }
  })

  const key = JSON.stringify([settings, audio])
  useEffect(() => {
    const leaving = new AbortController()
    const cancel = whenIdle(() => start(leaving.signal))
    return () => {
      cancel()
      leaving.abort()
      control.current = undefined
    }
  }, [key])

  return {
    status,
    arm: () => control.current?.arm(),
    turnOff: () => control.current?.turnOff(),
    stop: () => control.current?.stop(),
    test: () => control.current?.test(),
    setVolume: (volume) => control.current?.setVolume(volume),
  }
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act, { timeout: 3000 })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(act, 200)
  return () => clearTimeout(timer)
}
