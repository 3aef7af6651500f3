import { z } from 'zod'

/** The days of the week as RFC 5545 names them, Monday first. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** Times of a day that an event can start by; `midnight` belongs to the night that follows. */
export const startPrayers = ['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'isha', 'midnight'] as const

const civilDay = z.iso.date()
const weekday = z.enum(weekdays)
const whole = (least: number, most: number) => z.int().min(least).max(most)

const hijriDays = z
  .object({ from: whole(1, 30), to: whole(1, 30) })
  .refine(({ from, to }) => from <= to, 'the first day is after the last')

const repetition = z.discriminatedUnion('every', [
  z.object({ every: z.literal('day'), interval: whole(1, 365) }),
  z.object({ every: z.literal('week'), interval: whole(1, 52), weekdays: z.array(weekday).min(1).max(7) }),
  z.object({
    every: z.literal('month'),
    interval: whole(1, 48),
    // The month's last one is -1.
    on: z.union([z.object({ day: whole(1, 31) }), z.object({ nth: z.literal([1, 2, 3, 4, -1]), weekday })]),
  }),
  z.object({ every: z.literal('year'), interval: whole(1, 20) }),
  z.object({ every: z.literal('hijri-month'), days: hijriDays, eve: z.boolean() }),
  z.object({ every: z.literal('hijri-year'), month: whole(1, 12), days: hijriDays, eve: z.boolean() }),
])

const start = z.discriminatedUnion('by', [
  z.object({ by: z.literal('clock'), time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }),
  z.object({ by: z.literal('prayer'), prayer: z.enum(startPrayers), minutes: whole(-180, 180) }),
])

const instant = z.iso.datetime({ offset: true })

/** A text in the languages of the content; where one is missing the other is shown. */
const texts = z.object({
  fa: z.string().trim().max(500).optional(),
  en: z.string().trim().max(500).optional(),
})

/** The day is that of the schedule, also where the occurrence is moved to another. */
const exceptionOf = { day: civilDay, note: texts.optional() }
const differing = { title: texts.optional(), place: texts.optional() }

const exception = z.discriminatedUnion('change', [
  z.object({ ...exceptionOf, change: z.literal('cancelled') }),
  z.object({ ...exceptionOf, ...differing, change: z.literal('moved'), startsAt: instant }),
  z.object({ ...exceptionOf, ...differing, change: z.literal('changed') }),
  z.object({ ...exceptionOf, ...differing, change: z.literal('added'), startsAt: instant.optional() }),
])

/** More exceptions than a programme of ten years has. */
const mostExceptions = 500

/** The most occurrences that a schedule can be limited to. */
export const mostOccurrences = 1000

/** When an event takes place. Days are civil days of the place (`2026-11-26`), a duration is in minutes. */
export const scheduleSchema = z
  .object({
    first: civilDay,
    start,
    minutes: whole(1, 7 * 24 * 60).optional(),
    repetition: repetition.optional(),
    ends: z.union([z.object({ on: civilDay }), z.object({ after: whole(1, mostOccurrences) })]).optional(),
    exceptions: z.array(exception).max(mostExceptions).default([]),
  })
  .superRefine(({ first, ends, exceptions }, context) => {
    if (ends && 'on' in ends && ends.on < first)
      context.addIssue({ code: 'custom', path: ['ends', 'on'], message: 'it ends before its first day' })
    const days = new Set<string>()
    for (const [at, { day }] of exceptions.entries()) {
      if (days.has(day))
        context.addIssue({
          code: 'custom',
          path: ['exceptions', at, 'day'],
          message: `${day} has two exceptions`,
        })
      days.add(day)
    }
  })

export type Schedule = z.output<typeof scheduleSchema>
export type Repetition = z.output<typeof repetition>
export type HijriRepetition = Extract<Repetition, { every: 'hijri-month' | 'hijri-year' }>
export type Exception = z.output<typeof exception>
/** A text in the languages of the content. */
export type Texts = z.output<typeof texts>
export type StartPrayer = (typeof startPrayers)[number]

export type HijriDay = { readonly year: number; readonly month: number; readonly day: number }

/** Where the event takes place: its clock, its prayer times and its Hijri calendar. */
export type Place = {
  readonly timeZone: string
  /** The time of a prayer on a civil day, or null where it does not happen. */
  readonly prayerTime: (day: string, prayer: StartPrayer) => Date | null
  /** The Hijri date of the daylight of a civil day. */
  readonly hijriDate: (day: string) => HijriDay
  /** The civil day whose daylight is a Hijri date, or null where its month has no such day. */
  readonly civilDay: (date: HijriDay) => string | null
}
