import { isoDate } from './calendar-arithmetic.ts'
import { contentLine, textValue, utcValue } from './content-line.ts'
import { instantOf } from './instant.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'
import { type DayTimeName, dayTimeNames } from './time-names.ts'
import type { Timetable } from './timetable.ts'

export type IcsOptions = {
  /** The name of the calendar, and the title of the events of each time; a time without a label has no events. */
  readonly labels: { readonly calendar: string } & { readonly [name in DayTimeName]?: string }
  /** How long an event lasts, in whole minutes from 1 to 120. Default 10. */
  readonly minutes?: number
  /** The creation time of this calendar file. Default: its first time, so that equal input gives equal output. */
  readonly stamp?: Date | number
}

/**
 * A timetable as a calendar file (RFC 5545, media type `text/calendar`) for Google, Apple and Outlook: one event per
 * time, at an instant in UTC, which a calendar shows in its reader's time zone. The UID of an event is stable across
 * files, so that a subscription updates it.
 * @throws PrayerTimesError `bad-option`, `no-such-instant`
 */
export function toIcs({ place, days }: Timetable, { labels, minutes = 10, stamp }: IcsOptions): string {
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 120) {
    throw new PrayerTimesError(
      'bad-option',
      `minutes ${shown(minutes)} cannot be used`,
      'a whole number from 1 to 120',
    )
  }
  const events = days.flatMap(({ date, times }) =>
    dayTimeNames.flatMap((name) => {
      const start = times[name]?.getTime()
      const label = labels[name]
      return start === undefined || label === undefined
        ? []
        : [{ id: `${isoDate(date)}-${name}`, start, label }]
    }),
  )
  const made = stamp === undefined ? (events[0]?.start ?? 0) : instantOf(stamp)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//islamic-centre//prayer-times//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${textValue(labels.calendar)}`,
    `X-WR-TIMEZONE:${place.timeZone}`,
    ...events.flatMap(({ id, start, label }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${place.latitude}-${place.longitude}@prayer-times`,
      `DTSTAMP:${utcValue(made)}`,
      `DTSTART:${utcValue(start)}`,
      `DTEND:${utcValue(start + minutes * 60_000)}`,
      `SUMMARY:${textValue(label)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map(contentLine).join('')
}
