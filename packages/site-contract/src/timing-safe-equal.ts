import * as crypto from 'node:crypto'

/** Compares two strings in a time that does not depend on where they differ. */
export function timingSafeEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && crypto.timingSafeEqual(a, b)
}
