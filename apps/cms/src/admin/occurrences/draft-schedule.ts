import type { Repetition, StartPrayer } from '@islamic-centre/schedule/schedule'
import { clockTimeOf } from '../../dates/centre-time'

export type Texts = { fa?: string; en?: string }

export interface DraftException {
  day: string | null
  change: 'cancelled' | 'moved' | 'changed' | 'added'
  startsAt?: string | null
  note?: Texts
  place?: Texts
  title?: Texts
}

/** A number, or the text that was typed in its place, which the server refuses. */
export type Typed = number | string

export type DraftStart =
  | { by: 'clock'; time: string | null }
  | { by: 'prayer'; prayer: StartPrayer; minutes: Typed }

interface DraftDays {
  from: Typed
  to: Typed
}

export type DraftRepetition =
  | { every: 'day'; interval: Typed }
  | { every: 'week'; interval: Typed; weekdays: string[] }
  | { every: 'month'; interval: Typed; on: { day: Typed } | { nth: number; weekday: string } }
  | { every: 'year'; interval: Typed }
  | { every: 'hijri-month'; days: DraftDays; eve: boolean }
  | { every: 'hijri-year'; month: number; days: DraftDays; eve: boolean }

/** A schedule as it stands in the form: perhaps unfinished, never refused before it is saved. */
export interface DraftSchedule {
  first: string | null
  start: DraftStart
  minutes?: Typed
  repetition?: DraftRepetition
  ends?: { on: string | null } | { after: Typed }
  exceptions: DraftException[]
}

/** `never` has no schedule: start and end are written by hand. `once` is a schedule of one day. */
export type Kind = 'never' | 'once' | Repetition['every']

export const kindOf = (draft: DraftSchedule | undefined): Kind =>
  draft?.repetition?.every ?? (draft ? 'once' : 'never')

/** The value of the form; undefined where the entry has no schedule. */
export function draftOf(value: unknown): DraftSchedule | undefined {
  if (typeof value !== 'object' || value === null || !('start' in value)) return undefined
  const draft = value as Omit<DraftSchedule, 'exceptions'> & { exceptions?: DraftException[] }
  return { ...draft, exceptions: draft.exceptions ?? [] }
}

const sundayFirst = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const weekdayOf = (day: string) => sundayFirst[new Date(day).getUTCDay()] ?? 'SU'
const dayOfMonth = (day: string) => Number(day.slice(8, 10))

/** The week as calendars of the panel's language begin it. */
export const weekFrom = (isPersian: boolean) =>
  isPersian ? (['SA', ...sundayFirst.slice(0, 6)] as const) : sundayFirst

const isDay = (day: string | null): day is string => day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day)

/** A repetition of a kind with what is most likely, from the first day. */
function repetitionOf(kind: Kind, first: string | null): DraftRepetition | undefined {
  const day = isDay(first) ? first : clockTimeOf(new Date()).date
  const days = { from: 1, to: 1 }
  switch (kind) {
    case 'day':
      return { every: 'day', interval: 1 }
    case 'week':
      return { every: 'week', interval: 1, weekdays: [weekdayOf(day)] }
    case 'month':
      return { every: 'month', interval: 1, on: { day: dayOfMonth(day) } }
    case 'year':
      return { every: 'year', interval: 1 }
    case 'hijri-month':
      return { every: 'hijri-month', days, eve: false }
    case 'hijri-year':
      return { every: 'hijri-year', month: 1, days, eve: false }
    default:
      return undefined
  }
}

interface Written {
  startsAt?: unknown
  endsAt?: unknown
}

const momentOf = (value: unknown) => {
  const moment = typeof value === 'string' ? new Date(value) : undefined
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined
}

/** A schedule that begins with the start and end that the entry has. */
function newDraft({ startsAt, endsAt }: Written): DraftSchedule {
  const [start, end] = [momentOf(startsAt), momentOf(endsAt)]
  const { date, time } = clockTimeOf(start ?? new Date())
  const minutes = start && end && Math.round((end.getTime() - start.getTime()) / 60_000)
  return {
    first: date,
    start: { by: 'clock', time: start ? time : '19:00' },
    minutes: minutes && minutes > 0 ? minutes : 60,
    exceptions: [],
  }
}

/** The schedule after another kind was chosen. The other parts stay. */
export function ofKind(draft: DraftSchedule | undefined, kind: Kind, written: Written): DraftSchedule | null {
  if (kind === 'never') return null
  const { repetition: _, ends, ...rest } = draft ?? newDraft(written)
  const repetition = repetitionOf(kind, rest.first)
  return repetition ? { ...rest, repetition, ...(ends && { ends }) } : rest
}

/** With an exception in the place of the one that the day had. */
export const withException = (draft: DraftSchedule, exception: DraftException): DraftSchedule => ({
  ...draft,
  exceptions: [...draft.exceptions.filter(({ day }) => day !== exception.day), exception],
})

export const withoutException = (draft: DraftSchedule, at: number): DraftSchedule => ({
  ...draft,
  exceptions: draft.exceptions.filter((_, place) => place !== at),
})

/** A text of one language; without it the key is left out, so that an emptied input leaves nothing behind. */
export function withText(texts: Texts | undefined, language: 'fa' | 'en', text: string): Texts | undefined {
  const { [language]: _, ...others } = texts ?? {}
  const changed = text === '' ? others : { ...others, [language]: text }
  return Object.keys(changed).length > 0 ? changed : undefined
}
