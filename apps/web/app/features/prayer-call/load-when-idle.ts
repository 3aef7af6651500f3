import { whenIdle } from '../../platform/when-idle.ts'
import type { startPrayerCall as StartPrayerCall } from './prayer-call.ts'

const maxIdleWaitMs = 3000

/** Loads the code of the calls and starts it once the page is idle; returns a function that cancels it. */
export function loadWhenIdle(
  start: (startPrayerCall: typeof StartPrayerCall) => void,
  onFailed: () => void,
): () => void {
  let isCancelled = false
  async function load() {
    try {
      const { startPrayerCall } = await import('./prayer-call.ts')
      if (!isCancelled) start(startPrayerCall)
    } catch {
      if (!isCancelled) onFailed()
    }
  }
  const cancel = whenIdle(load, maxIdleWaitMs)
  return () => {
    isCancelled = true
    cancel()
  }
}
