/** Turns of the device's clock, or sleeps of the device, by true time. */
export type Disturbance =
  | { at: number; turnBy: number }
  /** Timers stop; on waking those that are due ring at once, or run on from where they stood. */
  | { at: number; sleep: number; ringOnWaking: boolean }

/** A machine whose time passes only as fast as its timers want; its clock can be wrong, and it can sleep. */
export function simulatedMachine(start: number) {
  let time = start
  let wrongBy = 0
  let timer: { due: number; wake: () => void } | undefined
  const now = () => time + wrongBy

  function wakeIn(ms: number, wake: () => void) {
    const own = { due: time + ms, wake }
    timer = own
    return () => {
      if (timer === own) timer = undefined
    }
  }

  function ring() {
    const due = timer
    timer = undefined
    due?.wake()
  }

  function passUntil(end: number) {
    while (timer && timer.due <= end) {
      time = Math.max(time, timer.due)
      ring()
    }
    time = Math.max(time, end)
  }

  return {
    now,
    wakeIn,
    /** Whether a timer is set. */
    waits: () => timer !== undefined,
    run(until: number, disturbances: readonly Disturbance[] = []) {
      for (const it of disturbances) {
        passUntil(it.at)
        if ('turnBy' in it) wrongBy += it.turnBy
        else {
          time += it.sleep
          if (timer && it.ringOnWaking && timer.due <= time) timer.due = time
          else if (timer && !it.ringOnWaking) timer.due += it.sleep
        }
      }
      passUntil(until)
    },
  }
}
