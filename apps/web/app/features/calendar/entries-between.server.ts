import type { Language } from '@islamic-centre/i18n/locales'
import type { Place } from '@islamic-centre/schedule/schedule'
import type { PresentEntry } from '../../content/types/posts.server.ts'
import { beginningOf, daysLater } from '../../dates/civil-day.ts'
import { postsBetween } from '../../occurrences/posts-at.ts'

type Posts = { events: readonly PresentEntry[]; classes: readonly PresentEntry[]; place: Place }

/** The events of the centre, and each date of what repeats from a day to another, both included. */
export function entriesBetween(
  language: Language,
  [first, last]: readonly [string, string],
  { events, classes, place }: Posts,
) {
  const range = [beginningOf(first), beginningOf(daysLater(last, 1))] as const
  const datesOf = (kind: 'event' | 'class') => (post: PresentEntry) =>
    postsBetween(post, range, { place, language }).map((it) => ({ ...it, kind }))
  return [
    ...events.flatMap(datesOf('event')),
    // A class without a schedule has a term, not dates.
    ...classes.filter(({ schedule }) => schedule).flatMap(datesOf('class')),
  ]
}
