import { eventUid } from '@islamic-centre/site-contract/event-uid'
import ical from 'ical-generator'

interface CalendarEntry {
  /** Its documentId. */
  event: string
  /** The day by which its schedule names the occurrence, if it has a schedule. */
  day: string | undefined
  title: string
  place: string | null
  startsAt: Date
  endsAt: Date | null
  url: string
  /** Of the site. */
  origin: string
  language: 'fa' | 'en'
  now: Date
}

/** The event as a calendar file (RFC 5545), with the UID that it has in the files of the site. */
export function calendarEntry({
  event,
  day,
  title,
  place,
  startsAt,
  endsAt,
  url,
  origin,
  language,
  now,
}: CalendarEntry): string {
  const calendar = ical({
    prodId: { company: new URL(origin).hostname, product: 'events', language },
  })
  calendar.createEvent({
    id: eventUid(event, origin, day),
    stamp: now,
    start: startsAt,
    ...(endsAt && { end: endsAt }),
    summary: title,
    description: url,
    ...(place && { location: place }),
    url,
  })
  return calendar.toString()
}
