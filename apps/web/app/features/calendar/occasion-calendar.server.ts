import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, locales } from '@islamic-centre/i18n/locales'
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { dayOf, daysLater } from '../../dates/civil-day.ts'
import { type HijriSettings, hijriDaysBetween } from '../../dates/hijri-day.ts'
import { changedAt, revisionOf, type TimeChanges } from '../../dates/time-changes.ts'
import { recordPath } from '../../paths/site-pages.ts'
import { hijriInWords } from './day-in-calendars.server.ts'
import { occasionsOnDays } from './occasions-on-days.ts'

type CalendarOptions = {
  /** The calendar's name. */
  name: string
  origin: string
  language: Language
  settings: HijriSettings
  /** When these were changed last. */
  changes: TimeChanges
  now: Date
}

/** A subscriber sees last month's occasions, too, and those of two years ahead. */
const [daysBack, daysAhead] = [31, 731]

/**
 * The occasions as a calendar file (RFC 5545) of whole days. The UID is that of the occasion and the year of its calendar,
 * so that an entry moves where the centre's month begins a day later.
 */
export function occasionCalendar(
  occasions: readonly Occasion[],
  { name, origin, language, settings, changes, now }: CalendarOptions,
): string {
  const { hostname } = new URL(origin)
  const words = dictionaries[language]
  const today = dayOf(now)
  const calendar = ical({
    name,
    prodId: { company: hostname, product: 'occasions', language: locales[language].htmlLang },
    ttl: 12 * 60 * 60,
  })
  const [from, to] = [daysLater(today, -daysBack), daysLater(today, daysAhead)]
  const hijri = hijriDaysBetween(settings, from, to)
  const found = occasionsOnDays(occasions, { from, to, hijri })
  for (const { date, occasion, year } of found) {
    const { documentId, slug, title, closed, updatedAt } = occasion
    const changed = changedAt(updatedAt, { hijri: occasion.calendar === 'hijri' }, changes)
    const url = origin + recordPath(language, 'occasion', slug)
    calendar.createEvent({
      id: `${documentId}-${year}@${hostname}`,
      // An unchanged entry is the same in each file.
      stamp: new Date(changed ?? date),
      sequence: revisionOf(changed),
      start: date,
      end: daysLater(date, 1),
      allDay: true,
      summary: closed ? `${title} (${words.calendar.closed})` : title,
      description: occasion.calendar === 'hijri' ? `${hijriInWords(language, hijri(date))}\n${url}` : url,
      url,
      // It takes no time of the subscriber's day.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    })
  }
  return calendar.toString()
}
