import { noonOf } from '../dates/civil-day.ts'

/** The places of the centre that have opening hours. */
export const places = ['office', 'prayerHall'] as const
export type Place = (typeof places)[number]

/** Minutes from the midnight with which a day begins. `closes` is later than `opens`; from 1440 it is on the next day. */
export type Span = { opens: number; closes: number }

export type Exception = {
  /** The first and last civil day. */
  from: string
  until: string
  places: readonly Place[]
  /** Undefined where it is closed all day. */
  span: Span | undefined
  /** By the content server's name of the language. */
  note: { fa?: string | undefined; en?: string | undefined }
}

export type OpeningHours = {
  /** The spans of each day from Sunday; a place that has no weekly hours is missing. */
  week: { readonly [place in Place]?: readonly (readonly Span[])[] }
  exceptions: readonly Exception[]
}

const byOpening = (one: Span, other: Span) => one.opens - other.opens

/** The number of a civil day's weekday, from Sunday. */
export const weekdayOf = (day: string): number => noonOf(day).getUTCDay()

export const holdsOn = ({ from, until }: Pick<Exception, 'from' | 'until'>, day: string): boolean =>
  from <= day && day <= until

/** When a place is open on a civil day, the earliest first: by the exceptions of that day, else by the week. */
export function spansOn({ week, exceptions }: OpeningHours, place: Place, day: string): readonly Span[] {
  const special = exceptions.filter((it) => it.places.includes(place) && holdsOn(it, day))
  const spans =
    special.length > 0 ? special.flatMap(({ span }) => span ?? []) : (week[place]?.[weekdayOf(day)] ?? [])
  return spans.toSorted(byOpening)
}
