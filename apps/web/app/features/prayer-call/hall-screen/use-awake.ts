import { useEffect } from 'react'

/** Holds a screen wake lock while the page is visible: a browser releases it whenever the page is hidden. */
export function useAwake() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    async function requestLock() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (left) await lock.release()
      } catch {
        // Refused, for example because of a low battery: it is requested again when the page is visible again.
      }
    }
    void requestLock()
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', requestLock)
      void lock?.release()
    }
  }, [])
}
