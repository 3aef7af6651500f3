import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { daysAfter } from './civil-days.ts'
import { recurrenceRule } from './recurrence-rule.ts'
import type { HijriDay, HijriRepetition, Place, Repetition, Schedule } from './schedule.ts'

/**
 * The civil days of a schedule from `from` to `to`, both included, in order. Exceptions are not applied; those that are cancelled
 * count towards the number of occurrences that it ends after.
 */
export function occurrenceDays(schedule: Schedule, from: string, to: string, place: Place): string[] {
  const { first, repetition, ends } = schedule
  const last = ends && 'on' in ends && ends.on < to ? ends.on : to
  if (!repetition) return first >= from && first <= last ? [first] : []
  const count = ends && 'after' in ends ? ends.after : undefined
  const start = from > first ? from : first
  if (start > last) return []
  return repetition.every === 'hijri-month' || repetition.every === 'hijri-year'
    ? hijriDays(repetition, { first, count, start, last }, place)
    : ruleDays(repetition, { first, count, start, last })
}

type Limits = { first: string; count: number | undefined; start: string; last: string }

// Days are computed at noon in UTC: no clock changes there.
const noon = (day: string) => Temporal.ZonedDateTime.from(`${day}T12:00:00[UTC]`)

function ruleDays(
  repetition: Exclude<Repetition, HijriRepetition>,
  { first, count, start, last }: Limits,
): string[] {
  const rule = new RRuleTemporal({
    ...recurrenceRule(repetition),
    tzid: 'UTC',
    dtstart: noon(first),
    ...(count && { count }),
  })
  return rule.between(noon(start), noon(last), true).map((it) => it.toPlainDate().toString())
}

function hijriDays(repetition: HijriRepetition, limits: Limits, place: Place): string[] {
  const { first, count, start, last } = limits
  const days: string[] = []
  // Where they are counted, they are counted from the first one on.
  for (let at = monthOf(place.hijriDate(count ? first : start)); ; at = monthAfter(at)) {
    const inMonth =
      repetition.every === 'hijri-month' || at.month === repetition.month ? daysIn(at, repetition, place) : []
    for (const day of inMonth) {
      if (day >= first && day <= last) days.push(day)
      if (count && days.length === count) return days.filter((it) => it >= start)
    }
    const next = place.civilDay({ ...monthAfter(at), day: 1 })
    // An eve is the day before.
    if (next === null || daysAfter(next, -1) > last) return days.filter((it) => it >= start)
  }
}

function daysIn(month: HijriMonth, { days, eve }: HijriRepetition, place: Place): string[] {
  const numbers = Array.from({ length: days.to - days.from + 1 }, (_, at) => days.from + at)
  return numbers.flatMap((day) => {
    const civil = place.civilDay({ ...month, day })
    return civil === null ? [] : [eve ? daysAfter(civil, -1) : civil]
  })
}

type HijriMonth = Omit<HijriDay, 'day'>
const monthOf = ({ year, month }: HijriDay): HijriMonth => ({ year, month })
const monthAfter = ({ year, month }: HijriMonth): HijriMonth =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
