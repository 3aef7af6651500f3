import type { Language } from '@islamic-centre/i18n/locales'
import type { PresentEntry } from '../../../../content/types/posts.server.ts'
import { beginningOf, dayOf, daysLater } from '../../../../dates/civil-day.ts'
import { formatPeriod } from '../../../../dates/format-days.ts'
import { liveId, type ProgrammeItem } from './programme-item.ts'

/** Those that a screen without a network has for its next days. */
const maxEvents = 20

/**
 * Events as a screen shows them. One with a stream is live from its start to its end, also on a screen that cannot ask
 * the server.
 * @param events the coming occurrences, the soonest first
 */
export const programmeOfEvents = (events: readonly PresentEntry[], language: Language): ProgrammeItem[] =>
  events
    .filter(({ startsAt }) => startsAt)
    .slice(0, maxEvents)
    .flatMap(
      ({ documentId, title, language: written, startsAt = '', endsAt, place, streamUrl, occurrence }) => {
        const start = new Date(startsAt ?? '')
        const until = endsAt ? Date.parse(endsAt) : beginningOf(daysLater(dayOf(start), 1)).getTime()
        const event: ProgrammeItem = {
          id: [documentId, occurrence?.day].filter(Boolean).join('-'),
          kind: 'event',
          title,
          written,
          period: formatPeriod(language, { startsAt, endsAt }),
          place: place ?? undefined,
          startsAt: start.getTime(),
          until,
          ...(occurrence?.change && { change: occurrence.change }),
          ...(occurrence?.note && { note: occurrence.note }),
        }
        const isLive = streamUrl && occurrence?.change !== 'cancelled'
        const live: ProgrammeItem = { ...event, id: liveId(event.id), kind: 'live', from: start.getTime() }
        return isLive ? [event, live] : [event]
      },
    )
