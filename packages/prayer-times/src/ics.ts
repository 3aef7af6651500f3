import { labelledTimes, rowsOf } from './checked-timetable.ts'
import { contentLine, textValue, utcValue } from './content-line.ts'
import { instantOf } from './instant.ts'
import { badOption, checkOptionNames } from './option-names.ts'
import type { DayTimeName } from './time-names.ts'
import type { Timetable } from './timetable.ts'

export type IcsOptions = {
  /** The name of the calendar, and the title of the events of each time; a time without a label has no events. */
  readonly labels: { readonly calendar: string } & { readonly [name in DayTimeName]?: string | undefined }
  /** How long an event lasts, in whole minutes from 1 to 120. Default 10. */
  readonly minutes?: number
  /** The creation time of this calendar file. Default: its first time, so that equal input gives equal output. */
  readonly stamp?: Date | number
}

/**
 * A timetable as a calendar file (RFC 5545, media type `text/calendar`) for Google, Apple and Outlook: one event per
 * time, at an instant in UTC, which a calendar shows in its reader's time zone. The UID of an event is stable across
 * files, so that a subscription updates it.
 * @throws PrayerTimesError `bad-option`, `no-such-instant`; `no-such-place`, `unknown-time-zone`, `no-such-date` for a
 * timetable of your own
 */
export function toIcs(timetable: Timetable, options: IcsOptions): string {
  checkOptionNames(options, ['labels', 'minutes', 'stamp'])
  const { labels, minutes = 10, stamp } = options
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 120) {
    throw badOption('minutes', minutes, 'a whole number from 1 to 120')
  }
  const labelled = labelledTimes(labels, 'calendar')
  const events = rowsOf(timetable).flatMap(({ iso, at }) =>
    labelled.flatMap(({ name, label }) => {
      const start = at(name)
      return start === undefined ? [] : [{ id: `${iso}-${name}`, start, label }]
    }),
  )
  const { place } = timetable
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
