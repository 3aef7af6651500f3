import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, locales } from '@islamic-centre/i18n/locales'
import ical from 'ical-generator'
import type { Post } from '../../content/types/posts.server.ts'
import { splitByNow } from '../../dates/upcoming.ts'
import { recordPath } from '../../paths/site-pages.ts'

/**
 * A subscription downloads the whole file each time, so it is limited to this many of the latest past and the next
 * upcoming events.
 */
const pastInCalendar = 30
const upcomingInCalendar = 200

/** The events of the calendar to subscribe to, in the order of their days. */
export function subscribedEvents<Event extends Pick<Post, 'startsAt' | 'endsAt'>>(
  events: readonly Event[],
  now: Date,
): Event[] {
  const dated = events.filter(({ startsAt }) => startsAt)
  const { ahead, over } = splitByNow(dated, now)
  return [...over.slice(0, pastInCalendar).reverse(), ...ahead.slice(0, upcomingInCalendar)]
}

type CalendarOptions = {
  /** The calendar's name. */
  name: string
  origin: string
  language: Language
  /** The centre's. An event's place is a room or a yard, which is on no map, so the address is appended. */
  address?: string | undefined
  /** The creation time of this file. */
  now: Date
}

/**
 * Events as a calendar file (RFC 5545), at instants in UTC. The UID of an event is stable, so that a subscription
 * updates it; one without a date is left out.
 */
export function eventCalendar(
  events: readonly Post[],
  { name, origin, language, address, now }: CalendarOptions,
): string {
  const calendar = ical({
    name,
    prodId: { company: new URL(origin).hostname, product: 'events', language: locales[language].htmlLang },
    ttl: 6 * 60 * 60,
  })
  for (const { documentId, slug, title, excerpt, place, startsAt, endsAt } of events) {
    if (!startsAt) continue
    const url = origin + recordPath(language, 'event', slug)
    const where = [place, address].filter(Boolean).join(dictionaries[language].site.comma)
    calendar.createEvent({
      id: `${documentId}@${new URL(origin).hostname}`,
      stamp: now,
      start: new Date(startsAt),
      ...(endsAt ? { end: new Date(endsAt) } : {}),
      summary: title,
      description: [excerpt, url].filter(Boolean).join('\n\n'),
      ...(where ? { location: where } : {}),
      url,
    })
  }
  return calendar.toString()
}

/** The response for a calendar program. */
export const calendarResponse = (file: string, fileName: string): Response =>
  new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'public, max-age=300',
    },
  })
