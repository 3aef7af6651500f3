import { timingSafeEqual } from 'node:crypto'

/** Compares a text that somebody gave with the right one, in a time that does not tell where they differ. */
export function sameText(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
