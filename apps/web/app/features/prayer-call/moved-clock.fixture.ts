import { status } from './opened-call.fixture.tsx'

const now = Date.now
let movedBy = 0

// Before a page takes it as its clock: tests move it to a call instead of waiting for one.
Date.now = () => now() + movedBy

/** Moves the clock to so many milliseconds before the next call, as a machine that wakes finds it. */
export function moveClockTo(beforeCall: number) {
  const { at } = status().next ?? { at: Number.NaN }
  movedBy += at - beforeCall - Date.now()
  document.dispatchEvent(new Event('visibilitychange'))
}
