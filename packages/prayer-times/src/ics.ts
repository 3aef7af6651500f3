import { isoDate, two } from './calendar-arithmetic.ts'
import { type DayTimeName, dayTimeNames } from './time-names.ts'
import type { Timetable } from './timetable.ts'

export type IcsOptions<Name extends DayTimeName = DayTimeName> = {
  /** The name of the calendar, and the title of each kind of event. */
  readonly labels: { readonly calendar: string } & { readonly [name in Name]: string }
  /** The times that become events. Default: those of `dayTimeNames` that have a label. */
  readonly names?: readonly Name[]
  /** How long an event is shown, in whole minutes. Default 10. */
  readonly minutes?: number
  /** When this edition of the calendar was made. Default: the first time in it, so that equal input gives equal output. */
  readonly stamp?: Date
}

/**
 * A timetable as a calendar file (RFC 5545, media type `text/calendar`): an event a time, at instants in UTC, which
 * every calendar shows on the clock of its own reader; `X-WR-TIMEZONE` names the clock of the place.
 */
export function toIcs<Name extends DayTimeName>(timetable: Timetable, options: IcsOptions<Name>): string {
  const { labels, minutes = 10 } = options
  const names = options.names ?? dayTimeNames.filter((name): name is Name => name in labels)
  const { latitude, longitude, timeZone } = timetable.place
  const events = timetable.days.flatMap(({ date, times }) =>
    names.flatMap((name) => {
      const start = times[name]
      return start
        ? [{ name, start, id: `${name}-${isoDate(date)}-${latitude}-${longitude}@prayer-times` }]
        : []
    }),
  )
  const stamp = utc(options.stamp ?? events[0]?.start ?? new Date(0))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//islamic-centre//prayer-times//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(labels.calendar)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...events.flatMap(({ name, start, id }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`,
      `SUMMARY:${text(labels[name])}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('')
}

function utc(time: Date): string {
  const date = isoDate({ year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate() })
  const clock = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()].map(two).join('')
  return `${date.replaceAll('-', '')}T${clock}Z`
}

/** A value of type TEXT (RFC 5545, 3.3.11). */
function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** A content line: at most 75 octets of UTF-8, then a line break and a space (RFC 5545, 3.1). */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return `${out}\r\n`
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
