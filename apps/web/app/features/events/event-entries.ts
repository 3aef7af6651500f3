import { formatDayAndMonth, formatTime, formatWeekday } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { cities } from '@islamic-centre/prayer-times'
import type { HomeContent } from '../../content/content.server.ts'
import { recordPath } from '../../paths/site-pages.ts'

const { timeZone } = cities.toronto

/** The events as they are shown: day and month separately, weekday and hour in one text. */
export const eventEntries = (events: HomeContent['events'], language: Language) =>
  events.map(
    ({ documentId, slug, title, place, startsAt, registrationUrl, language: written, occurrence }) => {
      const start = new Date(startsAt)
      const when = `${formatWeekday(language, start, timeZone)} ${formatTime(language, start, timeZone)}`
      return {
        id: [documentId, occurrence?.day].filter(Boolean).join('-'),
        slug,
        registrationUrl,
        title,
        href: recordPath(language, 'event', slug, occurrence?.day),
        written,
        date: { dateTime: startsAt, ...formatDayAndMonth(language, start, timeZone) },
        when,
        place,
        ...(occurrence && { occurrence }),
      }
    },
  )

export type EventEntry = ReturnType<typeof eventEntries>[number]
