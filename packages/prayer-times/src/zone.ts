import { PrayerTimesError, shown } from './prayer-times-error.ts'

/** A local date and time. `month` 1-12, `hour` 0-23. */
export type WallClock = { [part in 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second']: number }

export type Zone = {
  readonly format: Intl.DateTimeFormat
  /** By year, how far its clocks are ahead of UTC as the year begins and as it ends, in milliseconds. */
  readonly offsets: Map<number, readonly [number, number]>
}

// Creating a formatter takes about fifty times as long as using one.
const zones = new Map<string, Zone>()

/** The zone of an IANA name. Throws PrayerTimesError `unknown-time-zone`. */
export function zone(timeZone: string): Zone {
  let known = zones.get(timeZone)
  if (!known) {
    known = { format: clockOf(timeZone), offsets: new Map() }
    zones.set(timeZone, known)
  }
  return known
}

/** The local date and time of `timeZone` at `instant` (milliseconds since 1970). */
export function wallClock(timeZone: string, instant: number): WallClock {
  const parts = zone(timeZone).format.formatToParts(instant)
  // The parts between the numbers come along as NaN.
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as WallClock
}

/** How far the clocks of `timeZone` are ahead of UTC at `instant`, within a minute; both in milliseconds. */
export function zoneOffset(timeZone: string, instant: number): number {
  const { year, month, day, hour, minute } = wallClock(timeZone, instant)
  return Date.UTC(year, month - 1, day, hour, minute) - instant
}

/**
 * How far the clocks of `timeZone` are ahead of UTC as a year begins and as it ends, in milliseconds. Cached: calling
 * Intl for every single day would take as long as the rest of the day's times.
 */
export function yearOffsets(timeZone: string, year: number): readonly [number, number] {
  const { offsets } = zone(timeZone)
  let ends = offsets.get(year)
  if (!ends) {
    ends = [zoneOffset(timeZone, Date.UTC(year, 0)), zoneOffset(timeZone, Date.UTC(year + 1, 0))]
    offsets.set(year, ends)
  }
  return ends
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn-hc-h23', {
      // Intl treats an absent zone as the zone of the process, which is never intended here.
      timeZone: timeZone || '-',
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
      `the time zone ${shown(timeZone)} is unknown here`,
      'an IANA name, such as America/Toronto',
    )
  }
}
