import { useEffect, useEffectEvent } from 'react'

/** Calls `onTick` after `delay`, and again after each change of `index`, while it runs and the page is visible. */
export function useAutoplay(running: boolean, delay: number, index: number, onTick: () => void) {
  const tick = useEffectEvent(onTick)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that the visitor chose gets its full time
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (!document.hidden) tick()
    }, delay)
    return () => clearInterval(timer)
  }, [running, delay, index])
}
