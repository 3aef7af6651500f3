/**
 * One timer that also fires in time in a hidden tab, where browsers throttle a page's own timers to once a minute, but
 * not those of a worker. Both are set and the first one fires; without a worker only the page's own.
 */
export function createAlarm() {
  const worker = started()
  let timer: ReturnType<typeof setTimeout> | undefined
  let ring: (() => void) | undefined

  function cancel() {
    ring = undefined
    clearTimeout(timer)
  }

  function rings() {
    const due = ring
    cancel()
    due?.()
  }

  if (worker) worker.onmessage = rings

  return {
    /**
     * Fires once after this many milliseconds, or later; returns a function that cancels it. Setting it again moves it.
     */
    set(milliseconds: number, whenDue: () => void): () => void {
      cancel()
      ring = whenDue
      timer = setTimeout(rings, milliseconds)
      worker?.postMessage(milliseconds)
      return cancel
    },
    close() {
      cancel()
      worker?.terminate()
    },
  }
}

function started(): Worker | undefined {
  try {
    return new Worker(new URL('./alarm-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
