import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import { useSyncExternalStore } from 'react'
import { isoDate } from './civil-day.ts'

const second = 1000

const subscribers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
/** Undefined until it is started. */
let isTicking: boolean | undefined

const tick = () => {
  for (const changed of subscribers) changed()
}

/**
 * The first tick after hydration has a task of its own, since what it renders is rendered at once; so has the first formatter of
 * `Intl`, which takes a slow phone 60 ms. Safari has no `scheduler`: there both follow the effects.
 */
async function start() {
  isTicking = false
  await window.scheduler?.yield?.()
  civilDateIn(cities.toronto.timeZone, Date.now())
  await window.scheduler?.yield?.()
  isTicking = true
  tick()
}

function eachSecond(changed: () => void) {
  subscribers.add(changed)
  timer ??= setInterval(tick, second)
  if (isTicking === undefined) void start()
  return () => {
    subscribers.delete(changed)
    if (subscribers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const useClock = <Value>(read: () => Value) =>
  useSyncExternalStore(
    eachSecond,
    () => (isTicking ? read() : undefined),
    () => undefined,
  )

/**
 * The present second, in milliseconds; undefined on the server and while hydrating, so that cached HTML stays valid.
 */
export const useNow = (): number | undefined => useClock(() => Math.floor(Date.now() / second) * second)

/** Today's civil date in a zone, `2026-11-21`; undefined on the server and while hydrating. */
export const useToday = (timeZone: string): string | undefined =>
  useClock(() => isoDate(civilDateIn(timeZone, Date.now())))
