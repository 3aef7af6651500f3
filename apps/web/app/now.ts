import { useSyncExternalStore } from 'react'

const second = 1000

function eachSecond(changed: () => void) {
  const timer = setInterval(changed, second)
  return () => clearInterval(timer)
}

/** The present second, in milliseconds; undefined on the server and while hydrating, so that cached HTML stays true. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(
    eachSecond,
    () => Math.floor(Date.now() / second) * second,
    () => undefined,
  )
