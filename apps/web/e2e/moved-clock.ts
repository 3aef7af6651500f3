import { readFileSync } from 'node:fs'

/**
 * Loaded before a site (`--import`), it shifts the wall clock by the milliseconds in the file `MOVED_CLOCK`, like an
 * administrator or a time server. Timers and `performance.now` are not affected.
 */
const file = process.env.MOVED_CLOCK ?? ''
const RealDate = Date
const lookMs = 20
let offset = 0
let lookedAt = Number.NEGATIVE_INFINITY

function movedNow(): number {
  if (performance.now() - lookedAt >= lookMs) {
    lookedAt = performance.now()
    offset = Number(readFileSync(file, 'utf8')) || 0
  }
  return RealDate.now() + offset
}

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [movedNow()]) as [number]))
  }
  static override now = movedNow
} as DateConstructor
