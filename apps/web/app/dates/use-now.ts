import { civilDateIn } from '@islamic-centre/prayer-times'
import { useSyncExternalStore } from 'react'
import { isoDate } from './civil-day.ts'

const second = 1000

function eachSecond(changed: () => void) {
  const timer = setInterval(changed, second)
  return () => clearInterval(timer)
}

/**
 * The present second, in milliseconds; undefined on the server and while hydrating, so that cached HTML stays valid.
 */
export const useNow = (): number | undefined =>
  useSyncExternalStore(
    eachSecond,
    () => Math.floor(Date.now() / second) * second,
    () => undefined,
  )

/** Today's civil date in a zone, `2026-11-21`; undefined on the server and while hydrating. */
export const useToday = (timeZone: string): string | undefined =>
  useSyncExternalStore(
    eachSecond,
    () => isoDate(civilDateIn(timeZone, Date.now())),
    () => undefined,
  )
