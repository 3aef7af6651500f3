import { status } from './opened-call.fixture.tsx'

const now = Date.now
let movedBy = 0

// Installed before a page uses the clock: tests move it to a call instead of waiting for one.
Date.now = () => now() + movedBy

/** Moves the clock to this many milliseconds before the next call, like a machine that wakes up. */
export function moveClockTo(beforeCall: number) {
  const { at } = status().next ?? { at: Number.NaN }
  movedBy += at - beforeCall - Date.now()
  document.dispatchEvent(new Event('visibilitychange'))
}
