/** What went wrong, for a caller that acts on it. README.md has the same table with examples. */
export type PrayerTimesErrorCode =
  | 'no-such-date'
  | 'no-such-instant'
  | 'no-such-place'
  | 'unknown-time-zone'
  | 'unknown-method'
  | 'unknown-name'
  | 'bad-option'
  | 'never-happens'
  | 'calendar-missing'

/** The one error this package throws. `message` says what was given, why it cannot be used and what is allowed. */
export class PrayerTimesError extends Error {
  readonly code: PrayerTimesErrorCode

  constructor(code: PrayerTimesErrorCode, message: string) {
    super(message)
    this.name = 'PrayerTimesError'
    this.code = code
  }
}

/** A value as it is shown inside an error message: short, and never itself a cause of an error. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 60)}"`
  if (value instanceof Date) return 'a Date'
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an array' : 'an object'
  return String(value)
}
