import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, locales } from '@islamic-centre/i18n/locales'
import { nextOccurrence, occurrenceOfDay, occurrencesBetween } from '@islamic-centre/schedule/occurrences'
import { recurrenceRule } from '@islamic-centre/schedule/recurrence-rule'
import type { Place, Schedule } from '@islamic-centre/schedule/schedule'
import { eventUid } from '@islamic-centre/site-contract/event-uid'
import ical, { ICalAlarmType, type ICalCalendar, type ICalEventData, ICalEventStatus } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { PostEntry, PresentEntry } from '../../content/types/posts.server.ts'
import { beginningOf, daysLater } from '../../dates/civil-day.ts'
import { changedAt, revisionOf, type TimeChanges, type TimeSources } from '../../dates/time-changes.ts'
import { splitByNow } from '../../dates/upcoming.ts'
import { atOccurrence, seriesOf } from '../../occurrences/posts-at.ts'
import { recordPath } from '../../paths/site-pages.ts'

/**
 * A subscription downloads the whole file each time, so it is limited to this many of the latest past and the next
 * upcoming events.
 */
const pastInCalendar = 30
const upcomingInCalendar = 200

/** The dates of a programme that RFC 5545 cannot repeat: those of the last days, and of a year ahead. */
const [daysBack, daysAhead] = [31, 366]

/** The events of the calendar to subscribe to, in the order of their days. */
export function subscribedEvents<Event extends Pick<PresentEntry, 'startsAt' | 'endsAt'>>(
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
  /** Whose prayer times and Hijri months the schedules follow. */
  place: Place
  /** When these were changed last. */
  changes: TimeChanges
  /** Minutes before an event at which the visitor is reminded. */
  alarm?: number | undefined
}

type Entry = Omit<PostEntry, 'content' | 'languages'> & Pick<PresentEntry, 'occurrence'>
type Scheduled = Entry & { schedule: Schedule }
type Part = Pick<ICalEventData, 'id' | 'start' | 'recurrenceId' | 'repeating'>

/** What the times of a schedule are computed from. */
const sourcesOf = (schedule: Schedule | undefined): TimeSources => ({
  prayers: schedule?.start.by === 'prayer',
  hijri: schedule?.repetition?.every === 'hijri-month' || schedule?.repetition?.every === 'hijri-year',
})

/** What all components of an event have. */
function detailsOf(entry: Entry, { origin, language, address, alarm, changes }: CalendarOptions) {
  const { slug, title, excerpt, place, startsAt, endsAt, updatedAt, occurrence, schedule } = entry
  const changed = changedAt(updatedAt, sourcesOf(schedule), changes)
  const url = origin + recordPath(language, 'event', slug, occurrence?.day)
  const where = [place, address].filter(Boolean).join(dictionaries[language].site.comma)
  const isCancelled = occurrence?.change === 'cancelled'
  return {
    // An unchanged entry is the same in each file.
    stamp: new Date(changed ?? startsAt ?? 0),
    sequence: revisionOf(changed),
    ...(endsAt ? { end: new Date(endsAt) } : {}),
    summary: title,
    description: [occurrence?.note?.text, excerpt, url].filter(Boolean).join('\n\n'),
    ...(where ? { location: where } : {}),
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(alarm && !isCancelled ? { alarms: [{ type: ICalAlarmType.display, trigger: alarm * 60 }] } : {}),
  }
}

/** A clock time of the centre, which stays the same over the changes of the clocks. */
const clockTime = (instant: string | Date, { timeZone }: Place) =>
  Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(timeZone)

/** The rule of RFC 5545 for a schedule, or undefined where it has none: by a prayer or by the Hijri calendar. */
function ruleOf({ start, repetition, ends }: Schedule): string | undefined {
  if (
    start.by === 'prayer' ||
    !repetition ||
    repetition.every === 'hijri-month' ||
    repetition.every === 'hijri-year'
  )
    return undefined
  const { freq, interval, byDay, byMonthDay } = recurrenceRule(repetition)
  const parts = [
    `FREQ=${freq}`,
    `INTERVAL=${interval}`,
    byDay && `BYDAY=${byDay}`,
    byMonthDay && `BYMONTHDAY=${byMonthDay}`,
    ends && 'after' in ends && `COUNT=${ends.after}`,
    ends && 'on' in ends && `UNTIL=${untilOf(ends.on)}`,
  ]
  return `RRULE:${parts.filter(Boolean).join(';')}`
}

/** The last moment of a day of the centre, in UTC: `20270701T035959Z`. */
const untilOf = (day: string) =>
  new Date(beginningOf(daysLater(day, 1)).getTime() - 1000).toISOString().replace(/[-:]|\.\d+/g, '')

/** One entry with a rule, and one for each date that differs from it. */
function addSeries(calendar: ICalCalendar, event: Scheduled, rule: string, options: CalendarOptions) {
  const { documentId, schedule } = event
  const { place, language, origin } = options
  const { timeZone } = place
  const plain = { ...schedule, exceptions: [] }
  const first = nextOccurrence(plain, beginningOf(schedule.first), place)
  if (!first) return
  const id = eventUid(documentId, origin)
  const add = (entry: Entry & { startsAt: string }, part: Partial<Part>) => {
    const { end, ...details } = detailsOf(entry, options)
    calendar.createEvent({
      id,
      ...details,
      timezone: timeZone,
      start: clockTime(entry.startsAt, place),
      ...(end ? { end: clockTime(end, place) } : {}),
      ...part,
    })
  }
  const { occurrence: _, ...master } = atOccurrence(event, first, language)
  add(master, { repeating: rule })
  for (const exception of schedule.exceptions) {
    const { day, change } = exception
    const shown = occurrenceOfDay(schedule, day, place)
    if (!shown) continue
    // The start that the rule gives it names it.
    const planned = occurrenceOfDay(plain, day, place)
    add(
      atOccurrence(event, shown, language),
      change === 'added' || !planned
        ? { id: eventUid(documentId, origin, day) }
        : { recurrenceId: clockTime(planned.startsAt, place) },
    )
  }
}

/** Each date as an entry of its own. */
function addDates(calendar: ICalCalendar, event: Scheduled, options: CalendarOptions) {
  const { documentId, schedule } = event
  const { now, place, language, origin } = options
  const day = now.toISOString().slice(0, 10)
  const range = [beginningOf(daysLater(day, -daysBack)), beginningOf(daysLater(day, daysAhead))] as const
  for (const occurrence of occurrencesBetween(schedule, ...range, place))
    addOnce(
      calendar,
      eventUid(documentId, origin, occurrence.day),
      atOccurrence(event, occurrence, language),
      options,
    )
}

function addOnce(calendar: ICalCalendar, id: string, entry: Entry, options: CalendarOptions) {
  if (entry.startsAt)
    calendar.createEvent({ id, start: new Date(entry.startsAt), ...detailsOf(entry, options) })
}

/**
 * Events as a calendar file (RFC 5545): what repeats by the clock as one entry with a rule on the clock of the centre, what follows
 * a prayer or the Hijri calendar as an entry for each date, at instants in UTC. UIDs are stable, so that a subscription updates
 * its entries; an event without a date is left out.
 */
export function eventCalendar(events: readonly PresentEntry[], options: CalendarOptions): string {
  const { name, origin, language } = options
  const { hostname } = new URL(origin)
  const calendar = ical({
    name,
    prodId: { company: hostname, product: 'events', language: locales[language].htmlLang },
    ttl: 6 * 60 * 60,
    timezone: {
      // The zone of the entries that have a rule; all other times are in UTC.
      name: null,
      generator: (zone) => String(tzlib_get_ical_block(zone)[0]).replaceAll('\r\n', '\n'),
    },
  })
  for (const present of events) {
    const event = seriesOf(present)
    const { schedule } = event
    const rule = schedule && ruleOf(schedule)
    if (!schedule) addOnce(calendar, eventUid(event.documentId, origin), event, options)
    else if (rule) addSeries(calendar, { ...event, schedule }, rule, options)
    else addDates(calendar, { ...event, schedule }, options)
  }
  return calendar.toString()
}

/** One occurrence of an event, as an entry of its own. */
export function occurrenceCalendar(event: PresentEntry, options: CalendarOptions): string {
  const { documentId, occurrence } = event
  const { name, origin, language } = options
  const { hostname } = new URL(origin)
  const calendar = ical({
    name,
    prodId: { company: hostname, product: 'events', language: locales[language].htmlLang },
  })
  addOnce(calendar, eventUid(documentId, origin, occurrence?.day), event, options)
  return calendar.toString()
}

const longestAlarm = 7 * 24 * 60

/** The minutes of `?alarm=30`; undefined without it, or where it is no whole number of minutes up to a week. */
export function requestedAlarm(query: URLSearchParams): number | undefined {
  const minutes = query.get('alarm') ?? ''
  return /^[1-9]\d{0,4}$/.test(minutes) && Number(minutes) <= longestAlarm ? Number(minutes) : undefined
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
