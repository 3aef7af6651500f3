import { PrayerTimesError, shown } from './prayer-times-error.ts'

/** What a clock on the wall shows. `month` 1-12, `hour` 0-23. */
export type WallClock = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

// A new formatter costs about fifty times what using one costs.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Throws PrayerTimesError `unknown-time-zone` unless `timeZone` names a zone this runtime knows. */
export function checkTimeZone(timeZone: string): void {
  if (!formatters.has(timeZone)) formatterFor(timeZone)
}

/** What the clocks of `timeZone` show at `instant` (milliseconds since 1970). */
export function wallClock(timeZone: string, instant: number): WallClock {
  const clock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) {
    if (type in clock) clock[type as keyof WallClock] = Number(value)
  }
  return clock
}

/** How far the clocks of `timeZone` are ahead of UTC at `instant`, in milliseconds. */
export function zoneOffset(timeZone: string, instant: number): number {
  const { year, month, day, hour, minute, second } = wallClock(timeZone, instant)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = newFormatter(timeZone)
  formatters.set(timeZone, made)
  return made
}

function newFormatter(timeZone: string): Intl.DateTimeFormat {
  try {
    // Intl reads an absent zone as the zone of the process, which is never what a caller means here.
    if (typeof timeZone !== 'string' || timeZone === '') throw new RangeError()
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    throw new PrayerTimesError(
      'unknown-time-zone',
      `the time zone ${shown(timeZone)} is not known to this runtime. Allowed: a name of the IANA time zone database, such as "America/Toronto".`,
    )
  }
}
