import type { Language } from '@islamic-centre/i18n/locales'
import { occurrenceOfDay, occurrencesBetween } from '@islamic-centre/schedule/occurrences'
import type { Place } from '@islamic-centre/schedule/schedule'
import type { RecordKind } from '@islamic-centre/site-contract/site-paths'
import { data, type LoaderFunctionArgs } from 'react-router'
import { content } from '../content/content.server.ts'
import type { PresentEntry } from '../content/types/posts.server.ts'
import { beginningOf, dayOf, daysLater } from '../dates/civil-day.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { isUpcoming } from '../dates/upcoming.ts'
import { atOccurrence, seriesOf } from '../occurrences/posts-at.ts'
import { scheduleText } from '../occurrences/schedule-text.ts'
import { readRecord } from './read-record.server.ts'

type ProgrammeArgs = Pick<LoaderFunctionArgs, 'context' | 'url'> & {
  params: { slug: string; day?: string | undefined }
}

/** The dates of a programme that its page lists, at most so many within so many days. */
const mostDates = 10
const daysAhead = 3 * 366

/** Days further away than this have no page: calendars are not computed for ever. */
const furthestDays = 20 * 366

/** Whether a text is a civil day, `2026-11-26`, within the years around an instant. */
function isNearDay(text: string, now: Date): boolean {
  const at = Date.parse(text)
  return (
    Math.abs(at - now.getTime()) < furthestDays * dayMs && new Date(at).toISOString().slice(0, 10) === text
  )
}

const dayMs = 86_400_000
/** Search engines are given the occurrences of the months around today. */
const listedDays = 200

/** A post of `records` at its occurrence of a day. Throws status 404 where it has none. */
export function postOfDay(
  present: PresentEntry,
  day: string,
  { now, place, language }: { now: Date; place: Place; language: Language },
): PresentEntry {
  const series = seriesOf(present)
  const { schedule } = series
  const occurrence = schedule && isNearDay(day, now) ? occurrenceOfDay(schedule, day, place) : undefined
  if (!occurrence) throw data('There is no such date.', { status: 404 })
  return atOccurrence(series, occurrence, language)
}

/**
 * An event or a class of a URL: at its next occurrence, or at that of the day in the address. Status 404 for a day on which it
 * has none.
 */
export async function readProgramme(args: ProgrammeArgs, kind: Extract<RecordKind, 'event' | 'class'>) {
  const { record: present, language, now, site } = await readRecord(args, kind)
  const place = await content(args.context).place()
  const { day } = args.params
  const series = seriesOf(present)
  const { schedule } = series
  const shown = day ? postOfDay(present, day, { now, place, language }) : present
  const { schedule: _, cancelled: __, updatedAt: ___, ...record }: PresentEntry = shown
  const today = dayOf(now)
  const coming =
    !day && schedule?.repetition
      ? occurrencesBetween(
          schedule,
          beginningOf(today),
          beginningOf(daysLater(today, daysAhead)),
          place,
          mostDates + 1,
        )
          .map((it) => atOccurrence(series, it, language))
          .filter((it) => isUpcoming(it, now))
          .slice(0, mostDates)
      : []
  return {
    record,
    language,
    now,
    site,
    day,
    repeats: schedule && scheduleText(language, schedule),
    dates: coming.map(({ startsAt, endsAt, occurrence }) => ({
      ...datedPost({ startsAt, endsAt }, language),
      ...occurrence,
    })),
    isListed: !day || Math.abs(Date.parse(day) - Date.parse(today)) < listedDays * dayMs,
  }
}
