import { nextMidnight } from '../../dates/next-midnight.ts'

/**
 * When pages change without an edit: at the first of these moments after `now`, at the latest at the centre's midnight.
 * Milliseconds since 1970.
 */
export const nextExpiry = (moments: readonly number[], now: number): number =>
  moments.reduce((first, it) => (it > now && it < first ? it : first), nextMidnight(now))
