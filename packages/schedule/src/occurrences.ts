import { Temporal } from 'temporal-polyfill'
import { daysAfter } from './civil-days.ts'
import { occurrenceDays } from './occurrence-days.ts'
import { type Exception, mostOccurrences, type Place, type Schedule } from './schedule.ts'

const msInMinute = 60_000

export type Occurrence = {
  /** The civil day that the schedule gives it, which stays its name when it is moved. */
  readonly day: string
  readonly startsAt: Date
  readonly endsAt?: Date
  /** How it differs from the schedule, where it does. */
  readonly exception?: Exception
}

/**
 * The occurrences of a schedule that take place, wholly or in part, from an instant until before another, by their start; the
 * cancelled ones too.
 * @param limit the most that are returned; 1000 where it is left out
 */
export function occurrencesBetween(
  schedule: Schedule,
  from: Date,
  until: Date,
  place: Place,
  limit = mostOccurrences,
): Occurrence[] {
  const exceptions = new Map(schedule.exceptions.map((it) => [it.day, it]))
  const msLong = (schedule.minutes ?? 0) * msInMinute
  // A start by a prayer may be on the day before or after.
  const first = daysAfter(dayOf(new Date(from.getTime() - msLong), place), -2)
  const last = daysAfter(dayOf(until, place), 2)
  const days = new Set(occurrenceDays(schedule, first, last, place))
  for (const { day, change } of schedule.exceptions)
    if (change === 'added' || (change === 'moved' && isOccurrence(schedule, day, place))) days.add(day)

  return [...days]
    .flatMap((day) => occurrenceOn(schedule, day, exceptions.get(day), place) ?? [])
    .filter(({ startsAt, endsAt }) => startsAt < until && (startsAt >= from || (endsAt && endsAt > from)))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || (one.day < other.day ? -1 : 1))
    .slice(0, limit)
}

/** Whether the schedule itself, without its exceptions, has an occurrence on a civil day. */
export const isOccurrence = (schedule: Schedule, day: string, place: Place): boolean =>
  occurrenceDays(schedule, day, day, place).length > 0

// A schedule may have one occurrence in twenty years, or none for a long time, so the first is looked for in steps.
const lookAheadDays = [0, 45, 800, 8_000]

/**
 * The first occurrence that is not over at an instant and not cancelled, or undefined. Without a duration it is over when its
 * day is.
 */
export function nextOccurrence(schedule: Schedule, at: Date, place: Place): Occurrence | undefined {
  const now = schedule.minutes ? at : beginningOf(dayOf(at, place), place)
  for (const [at, days] of lookAheadDays.entries()) {
    const until = lookAheadDays[at + 1]
    if (until === undefined) return undefined
    const found = occurrencesBetween(schedule, inDays(now, days), inDays(now, until), place)
    const next = found.find(({ exception }) => exception?.change !== 'cancelled')
    if (next) return next
  }
  return undefined
}

/** The occurrence whose day it is, as the schedule and its exceptions say, or undefined. */
export function occurrenceOfDay(schedule: Schedule, day: string, place: Place): Occurrence | undefined {
  const exception = schedule.exceptions.find((it) => it.day === day)
  if (exception?.change !== 'added' && !isOccurrence(schedule, day, place)) return undefined
  return occurrenceOn(schedule, day, exception, place)
}

function occurrenceOn(
  schedule: Schedule,
  day: string,
  exception: Exception | undefined,
  place: Place,
): Occurrence | undefined {
  const moved = exception && 'startsAt' in exception ? exception.startsAt : undefined
  const startsAt = moved ? new Date(moved) : startOn(schedule.start, day, place)
  if (!startsAt) return undefined
  return {
    day,
    startsAt,
    ...(schedule.minutes && { endsAt: new Date(startsAt.getTime() + schedule.minutes * msInMinute) }),
    ...(exception && { exception }),
  }
}

/**
 * The start of an occurrence on a civil day, or undefined where the sun does not give the prayer. A clock time that the change of
 * the clocks skips is moved as RFC 5545 says; of one that is there twice it is the first.
 */
function startOn(start: Schedule['start'], day: string, place: Place): Date | undefined {
  if (start.by === 'prayer') {
    const time = place.prayerTime(day, start.prayer)
    return time ? new Date(time.getTime() + start.minutes * msInMinute) : undefined
  }
  const local = Temporal.PlainDateTime.from(`${day}T${start.time}`)
  return new Date(local.toZonedDateTime(place.timeZone).epochMilliseconds)
}

const dayOf = (moment: Date, { timeZone }: Place): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()

const beginningOf = (day: string, { timeZone }: Place): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)

const inDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 24 * 60 * msInMinute)
