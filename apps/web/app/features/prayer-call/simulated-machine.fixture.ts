/** Changes of the device's clock, or sleeps of the device, by true time. */
export type Disturbance =
  | { at: number; turnBy: number }
  /** Timers stop; on waking those that are due fire at once, or resume with their remaining time. */
  | { at: number; sleep: number; ringOnWaking: boolean }
  /** Other events at that time. */
  | { at: number; act: () => void }

type Timer = { due: number; wake: () => void }

/** A machine whose simulated time jumps from timer to timer; its clock can be wrong, and it can sleep. */
export function simulatedMachine(start: number) {
  let time = start
  let wrongBy = 0
  const timers = new Set<Timer>()
  /** Whether promises are pending that must settle before time advances. */
  let unsettled = false

  function setAlarm(ms: number, wake: () => void) {
    const timer = { due: time + ms, wake }
    timers.add(timer)
    return () => void timers.delete(timer)
  }

  function earliest(): Timer | undefined {
    let first: Timer | undefined
    for (const timer of timers) if (!first || timer.due < first.due) first = timer
    return first
  }

  async function settle() {
    while (unsettled) {
      unsettled = false
      // One turn of the event loop runs every promise that can be settled.
      await new Promise((settled) => setImmediate(settled))
    }
  }

  async function passUntil(end: number) {
    for (let next = earliest(); next && next.due <= end; next = earliest()) {
      time = Math.max(time, next.due)
      timers.delete(next)
      next.wake()
      if (unsettled) await settle()
    }
    time = Math.max(time, end)
  }

  return {
    now: () => time + wrongBy,
    /** True time, which passes evenly. */
    elapsed: () => time,
    /** By how much the clock is ahead of true time. */
    wrongBy: () => wrongBy,
    setAlarm,
    /** Whether a timer is set. */
    waits: () => timers.size > 0,
    /** Time does not advance until the current promises have settled. */
    settleFirst() {
      unsettled = true
    },
    async run(until: number, disturbances: readonly Disturbance[] = []) {
      await settle()
      for (const it of disturbances) {
        await passUntil(it.at)
        if ('turnBy' in it) wrongBy += it.turnBy
        else if ('act' in it) {
          it.act()
          await settle()
        } else {
          time += it.sleep
          for (const timer of timers) {
            if (!it.ringOnWaking) timer.due += it.sleep
            else if (timer.due <= time) timer.due = time
          }
        }
      }
      await passUntil(until)
    },
  }
}
