import type { Language } from '@islamic-centre/i18n/locales'
import {
  type ProgrammeKind,
  type ProgrammeSeconds,
  programmeKinds,
} from '@islamic-centre/site-contract/hall-programme'
import type { FormattedPeriod } from '../../../../dates/format-days.ts'
import type { NoticeLine } from '../../../../death-notices/shown-notices.ts'
import type { ShownOccurrence } from '../../../../occurrences/posts-at.ts'

/** In seconds. */
export const usualTime = 15

/** What a screen shows that no editor has set up. */
export const usualSeconds: ProgrammeSeconds = Object.fromEntries(
  programmeKinds.map((kind) => [kind, usualTime]),
)

export type ProgrammeItem = {
  /** Stays the same when its words are corrected. */
  id: string
  kind: Exclude<ProgrammeKind, 'pictures'>
  title: string
  written: Language
  text?: string | undefined
  /** The times and places of a death notice. */
  lines?: NoticeLine[]
  /** It is the evening before its day. */
  isEve?: boolean
  period?: FormattedPeriod | undefined
  place?: string | undefined
  change?: ShownOccurrence['change']
  note?: ShownOccurrence['note']
  /** What its countdown leads to, in milliseconds since 1970. */
  startsAt?: number | undefined
  /** It is shown from this moment, in milliseconds since 1970; from the beginning without. */
  from?: number | undefined
  /** It is not shown at this moment any more, in milliseconds since 1970. */
  until?: number | undefined
}

/** More than these would take minutes to come round again. */
const maxEvents = 4

/** The id of an event's live line, by the id of the event. */
export const liveId = (id: string) => `live-${id}`

/**
 * The items of a moment in the order of their turns: an event that is live now is shown as live alone, where the screen shows
 * that.
 * @param now the right time in milliseconds since 1970, however the clock of the device differs
 */
export function presentItems(
  items: readonly ProgrammeItem[],
  now: number,
  seconds: ProgrammeSeconds,
): ProgrammeItem[] {
  const present = items.filter(
    ({ kind, from, until }) =>
      seconds[kind] !== undefined &&
      now >= (from ?? Number.NEGATIVE_INFINITY) &&
      now < (until ?? Number.POSITIVE_INFINITY),
  )
  const ids = new Set(present.map(({ id }) => id))
  const events = present
    .filter(({ kind, id }) => kind === 'event' && !ids.has(liveId(id)))
    .sort((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0))
    .slice(0, maxEvents)
  return programmeKinds.flatMap((kind) =>
    kind === 'event' ? events : present.filter((it) => it.kind === kind),
  )
}
