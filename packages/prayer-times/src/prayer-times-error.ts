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

/** The one error this package throws: `message` names what was given, why it cannot be used and what is allowed. */
export class PrayerTimesError extends Error {
  readonly code: PrayerTimesErrorCode

  constructor(code: PrayerTimesErrorCode, problem: string, allowed: string) {
    super(`${problem}. Allowed: ${allowed}.`)
    this.name = 'PrayerTimesError'
    this.code = code
  }
}

/** A value as an error message shows it: short, and never itself a cause of an error. */
export function shown(value: unknown): string {
  if (typeof value === 'number') return String(value)
  try {
    return JSON.stringify(value).slice(0, 80)
  } catch {
    return typeof value
  }
}
