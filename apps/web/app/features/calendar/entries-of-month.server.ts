import type { Language } from '@islamic-centre/i18n/locales'
import type { Place } from '@islamic-centre/schedule/schedule'
import type { PresentEntry } from '../../content/types/posts.server.ts'
import { beginningOf, daysLater } from '../../dates/civil-day.ts'
import { formatMonthParam, type Month } from '../../dates/months.ts'
import { postsBetween } from '../../occurrences/posts-at.ts'

type Posts = { events: readonly PresentEntry[]; classes: readonly PresentEntry[]; place: Place }

const firstDay = (month: Month) => `${formatMonthParam(month)}-01`

/** The events of the centre, and each date of what repeats, from the day before a month to the day after it. */
export function entriesOfMonth(language: Language, month: Month, { events, classes, place }: Posts) {
  const range = [
    beginningOf(daysLater(firstDay(month), -1)),
    beginningOf(daysLater(firstDay(month), 32)),
  ] as const
  const datesOf = (kind: 'event' | 'class') => (post: PresentEntry) =>
    postsBetween(post, range, { place, language }).map((it) => ({ ...it, kind }))
  return [
    ...events.flatMap(datesOf('event')),
    // A class without a schedule has a term, not dates.
    ...classes.filter(({ schedule }) => schedule).flatMap(datesOf('class')),
  ]
}
