/**
 * One timer that rings in time in a hidden tab too: there, browsers let a page's own timers run once a minute, and those
 * of a worker freely. It rings by whichever is first; where there is no worker, by the page's own.
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
    /** Rings once after so many milliseconds, or later; returns what takes it back. Setting it again moves it. */
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
