import { z } from 'zod'
import { type OpeningHours, places, type Span } from '../../opening-hours/hours.ts'
import { dayMinutes } from '../../opening-hours/instant-at.ts'
import { listOf, optional, optionalText } from './media.server.ts'

/** `18:30:00.000`, in minutes. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d/)
  .transform((it) => Number(it.slice(0, 2)) * 60 + Number(it.slice(3, 5)))

/** A place that closes no later than it opens does so on the next day. */
const spanOf = (opens: number, closes: number): Span => ({
  opens,
  closes: closes > opens ? closes : closes + dayMinutes,
})

const everyDay = [0, 1, 2, 3, 4, 5, 6]
/** The weekdays from Sunday that a row of the week is for. */
const weekdays = {
  everyDay,
  mondayToFriday: [1, 2, 3, 4, 5],
  sunday: [0],
  monday: [1],
  tuesday: [2],
  wednesday: [3],
  thursday: [4],
  friday: [5],
  saturday: [6],
}

const weeklyRow = z
  .object({
    days: z.enum(Object.keys(weekdays) as (keyof typeof weekdays)[]),
    opens: time,
    closes: time,
  })
  .transform(({ days, opens, closes }) => ({ days: weekdays[days], span: spanOf(opens, closes) }))

/** The spans of each day from Sunday; undefined without any row. */
const week = listOf('weekly-hours', weeklyRow).transform((rows) =>
  rows.length > 0
    ? everyDay.map((day) => rows.filter(({ days }) => days.includes(day)).map(({ span }) => span))
    : undefined,
)

const exceptionRow = z
  .object({
    date: z.iso.date(),
    lastDate: z.iso.date().nullish(),
    place: z.enum(['both', ...places]).nullish(),
    opens: time.nullish(),
    closes: time.nullish(),
    noteFa: optionalText,
    noteEn: optionalText,
  })
  .transform(({ date, lastDate, place, opens, closes, noteFa, noteEn }) => ({
    from: date,
    until: lastDate ?? date,
    places: place && place !== 'both' ? [place] : places,
    span: typeof opens === 'number' && typeof closes === 'number' ? spanOf(opens, closes) : undefined,
    note: { fa: noteFa, en: noteEn },
  }))

/** The opening hours as an editor has written them; undefined where no place has any. */
export const openingHours = optional(
  'opening-hours',
  z
    .object({ office: week, prayerHall: week, exceptions: listOf('exception-of-hours', exceptionRow) })
    .transform(({ exceptions, ...week }): OpeningHours | undefined =>
      places.some((it) => week[it]) ? { week, exceptions } : undefined,
    ),
)
