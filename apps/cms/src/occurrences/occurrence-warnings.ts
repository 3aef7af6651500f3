import { type Occurrence, occurrencesBetween } from '@islamic-centre/schedule/occurrences'
import type { Schedule } from '@islamic-centre/schedule/schedule'
import type { Core } from '@strapi/strapi'
import { isolate } from '../bidi'
import { clockTimeOf } from '../dates/centre-time'
import { panelLanguage } from '../invalid-requests/panel-messages'
import type { CentrePlace } from './centre-place'
import { clock, span } from './describe-occurrence'
import { prayerNames } from './prayer-names'
import { storedSchedule } from './read-schedule'
import { postModel } from './set-occurrence'

/** Afternoon and night are prayed with noon and evening. */
const calls = ['fajr', 'dhuhr', 'maghrib'] as const

const minuteMs = 60_000
/** A time without an end takes its first minute only: how long it is, nobody said. */
const endOf = ({ startsAt, endsAt }: Pick<Occurrence, 'startsAt' | 'endsAt'>) =>
  endsAt ?? new Date(startsAt.getTime() + minuteMs)

const sameText = (text: unknown) => (typeof text === 'string' ? text.trim().toLowerCase() : '')

const placesOf = (texts: unknown[]) => new Set(texts.map(sameText).filter((it) => it !== ''))

/** The calls to prayer within an occurrence, neither at its start nor at its end. */
export function prayersWithin(occurrence: Occurrence, place: CentrePlace): string[] {
  const language = panelLanguage()
  const [from, until] = [occurrence.startsAt, endOf(occurrence)]
  const days = new Set([clockTimeOf(from).date, clockTimeOf(until).date])
  return [...days].flatMap((day) =>
    calls.flatMap((name) => {
      const at = place.timesOn(day)[name]
      if (!at || at <= from || at >= until) return []
      const prayer = prayerNames[name][language]
      return language === 'fa'
        ? `${prayer} (ساعت ${clock(at)}) در میان این برنامه است.`
        : `${prayer} (${clock(at)}) falls within it.`
    }),
  )
}

interface Row {
  documentId: string
  locale: string
  title: string | null
  place: string | null
  startsAt: string | null
  endsAt: string | null
  schedule: unknown
}

/** Another event of which a text in some language says where it takes place. */
interface OtherEvent {
  title: string
  places: ReadonlySet<string>
  schedule: Schedule | undefined
  startsAt: string | null
  endsAt: string | null
}

/** The drafts of the events that may take place from then on, and the places of the entry itself in its other languages. */
export async function readEvents(
  strapi: Core.Strapi,
  { documentId, locale }: { documentId: string | undefined; locale: string | undefined },
  from: Date,
) {
  const rows: Row[] = await strapi.db.query(postModel).findMany({
    select: ['documentId', 'locale', 'title', 'place', 'startsAt', 'endsAt', 'schedule'],
    where: {
      publishedAt: null,
      $or: [
        { schedule: { $notNull: true } },
        { startsAt: { $gte: new Date(from.getTime() - 7 * 24 * 60 * minuteMs) } },
        ...(documentId ? [{ documentId }] : []),
      ],
    },
    orderBy: { id: 'asc' },
  })
  const byEntry = new Map<string, Row[]>()
  for (const row of rows) byEntry.set(row.documentId, [...(byEntry.get(row.documentId) ?? []), row])
  const own = (byEntry.get(documentId ?? '') ?? []).filter((row) => row.locale !== locale)
  byEntry.delete(documentId ?? '')
  const events = [...byEntry.values()].map((texts): OtherEvent => {
    const [{ schedule, startsAt = null, endsAt = null } = {}]: Partial<Row>[] = texts
    const inPanelLanguage = texts.find((it) => it.locale === panelLanguage())
    const stored = storedSchedule(schedule)
    const exceptional = stored?.exceptions.flatMap((it) =>
      'place' in it ? Object.values(it.place ?? {}) : [],
    )
    return {
      title: [inPanelLanguage, ...texts].map((it) => it?.title).find((it) => it) ?? '',
      places: placesOf([...texts.map(({ place }) => place), ...(exceptional ?? [])]),
      schedule: stored,
      startsAt,
      endsAt,
    }
  })
  return { events, ownPlaces: own.map(({ place }) => place) }
}

/** What takes place of an event from an instant until before another, unless it is cancelled. */
function timesOf({ schedule, startsAt, endsAt }: OtherEvent, from: Date, until: Date, place: CentrePlace) {
  if (schedule)
    return occurrencesBetween(schedule, from, until, place).filter(
      ({ exception }) => exception?.change !== 'cancelled',
    )
  const only = startsAt && { startsAt: new Date(startsAt), ...(endsAt && { endsAt: new Date(endsAt) }) }
  return only && only.startsAt < until && endOf(only) > from ? [only] : []
}

/** The events that take place at the same time where the texts say the same place. */
export function clashesOf(
  occurrence: Occurrence,
  ownPlaces: unknown[],
  events: readonly OtherEvent[],
  place: CentrePlace,
): string[] {
  const { exception } = occurrence
  const elsewhere = exception && 'place' in exception && exception.place
  const places = placesOf(elsewhere ? Object.values(elsewhere) : ownPlaces)
  return events
    .filter((event) => [...places].some((it) => event.places.has(it)))
    .flatMap((event) =>
      timesOf(event, occurrence.startsAt, endOf(occurrence), place).map(({ startsAt, endsAt }) => {
        const times = span(startsAt, endsAt)
        return panelLanguage() === 'fa'
          ? `در همین مکان: «${isolate(event.title)}»، ساعت ${times}.`
          : `At the same place: “${isolate(event.title)}”, ${times}.`
      }),
    )
}
