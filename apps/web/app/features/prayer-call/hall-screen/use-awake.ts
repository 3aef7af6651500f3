import { useEffect } from 'react'

/** Keeps the screen on while the page is shown: a browser takes that back whenever the page is hidden. */
export function useAwake() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    async function ask() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (left) await lock.release()
      } catch {
        // Refused, for a low battery for one: it is asked again when the page is shown again.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
