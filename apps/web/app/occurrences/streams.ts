import type { Language } from '@islamic-centre/i18n/locales'
import type { ShownOccurrence } from './posts-at.ts'

/** The live stream of an event, shown from `from` until before `until`, both instants. */
export type Stream = {
  title: string
  language: Language
  url: string
  from: string
  until: string
  /** Whether it is live at the instant of the page. */
  isLive: boolean
}

type Streamed = {
  title: string
  language: Language
  streamUrl?: string | undefined
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
  occurrence?: ShownOccurrence | undefined
}

/** An open page is read again when the day changes. */
const aheadMs = 36 * 3_600_000

/** The streams of events that are live or begin within the next day and a half, in the order of the events. */
export const streamsOf = (events: readonly Streamed[], now: Date): Stream[] =>
  events.flatMap(({ title, language, streamUrl: url, startsAt, endsAt, occurrence }) => {
    if (!url || !startsAt || !endsAt || occurrence?.change === 'cancelled') return []
    const [from, until, at] = [Date.parse(startsAt), Date.parse(endsAt), now.getTime()]
    if (from > at + aheadMs || until <= at) return []
    return [{ title, language, url, from: startsAt, until: endsAt, isLive: from <= at }]
  })

/** The state of a stream that begins within these minutes is followed, as that of one that is live. */
const soonMs = 10 * 60_000

/** Whether an editor's change of the streams has to be on the page within seconds. */
export const isLiveSoon = (streams: readonly Stream[], now: number): boolean =>
  streams.some(({ from, until }) => Date.parse(from) - soonMs <= now && now < Date.parse(until))

/** The stream that is live: by the clock of the device, or without one as the server saw it. */
export const liveStream = (streams: readonly Stream[], now: number | undefined): Stream | undefined =>
  streams.find(({ from, until, isLive }) =>
    now === undefined ? isLive : Date.parse(from) <= now && now < Date.parse(until),
  )
