import { addDays, isoDate } from './calendar-arithmetic.ts'
import { inCalendar } from './calendar-date.ts'
import { type CivilDate, type CivilDateInput, civilDate, isWhole } from './civil-date.ts'
import { badOption, checkOptionNames } from './option-names.ts'
import { PrayerTimesError } from './prayer-times-error.ts'
import { msInDay } from './units.ts'

/** The first day of a Hijri month, as a community declared it when it saw the moon. `month` is 1 to 12. */
export type DeclaredMonth = {
  readonly year: number
  readonly month: number
  readonly begins: CivilDateInput
}

export const firstHijriYear = 1008
export const lastHijriYear = 1834

/** A declaration further from the tables is of another month. */
const mostDaysOff = 14

// Mean length of the lunar month, in days.
const meanMonth = 29.530589
const epoch = Date.UTC(622, 6, 19) / msInDay

/** The days since 1970 of a civil date. */
export const dayNumber = ({ year, month, day }: CivilDate) => Date.UTC(year, month - 1, day) / msInDay

export function civilDateOfDay(day: number): CivilDate {
  const utc = new Date(day * msInDay)
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate() }
}

/** Months are counted through the years. */
export const monthNumber = (year: number, month: number) => 12 * year + month - 1
export const monthOf = (number: number) => ({ year: Math.floor(number / 12), month: (number % 12) + 1 })

const calculatedBegins = new Map<number, number>()

/** The day on which a month begins in the Umm al-Qura tables; of other years ICU calculates it. */
function calculatedBegin(number: number): number {
  const known = calculatedBegins.get(number) ?? searchBegin(number)
  calculatedBegins.set(number, known)
  return known
}

function searchBegin(number: number): number {
  const wanted = isoDate({ ...monthOf(number), day: 1 })
  const middle = civilDateOfDay(epoch + Math.round((number - 12) * meanMonth))
  // The tables follow the moon: they are up to two days from its mean.
  for (const days of [0, 1, -1, 2, -2, 3, -3]) {
    const found = addDays(middle, days)
    if (isoDate(inCalendar('islamic-umalqura', found)) === wanted) return dayNumber(found)
  }
  return Number.NaN
}

type Begin = { readonly number: number; readonly day: number }

/**
 * The day on which each month begins: as declared; else as calculated, moved by as few days as leave each month 29 or 30 days.
 * @throws PrayerTimesError `bad-option` where the declared months leave other lengths; `no-such-date` of a declared date
 */
export function monthBegins(months: readonly DeclaredMonth[], adjustDays: number) {
  const declared = declaredBegins(months)
  const calculated = (number: number) => calculatedBegin(number) - adjustDays

  function after(last: Begin, next: Begin | undefined, number: number): number {
    let { day } = last
    for (let at = last.number + 1; at <= number; at++) {
      const left = next ? next.number - at : 0
      const earliest = Math.max(day + 29, next ? next.day - 30 * left : -Infinity)
      const latest = Math.min(day + 30, next ? next.day - 29 * left : Infinity)
      const wanted = calculated(at)
      day = Math.min(Math.max(wanted, earliest), latest)
      if (!next && day === wanted) return calculated(number)
    }
    return day
  }

  function before(first: Begin, number: number): number {
    let { day } = first
    for (let at = first.number - 1; at >= number; at--) {
      const wanted = calculated(at)
      day = Math.min(Math.max(wanted, day - 30), day - 29)
      if (day === wanted) return calculated(number)
    }
    return day
  }

  return (number: number): number => {
    const last = declared.findLast((it) => it.number <= number)
    const next = declared.find((it) => it.number > number)
    if (last) return after(last, next, number)
    return next ? before(next, number) : calculated(number)
  }
}

function declaredBegins(months: readonly DeclaredMonth[]): Begin[] {
  if (!Array.isArray(months)) throw badOption('months', months, 'an array of { year, month, begins }')
  const begins = months.map((it: DeclaredMonth): Begin => {
    checkOptionNames(it, ['year', 'month', 'begins'], 'months')
    const { year, month, begins } = it
    if (!isWhole(year, firstHijriYear, lastHijriYear) || !isWhole(month, 1, 12))
      throw badOption('months', it, `a year from ${firstHijriYear} to ${lastHijriYear}, a month from 1 to 12`)
    const begin = { number: monthNumber(year, month), day: dayNumber(civilDate(begins)) }
    const calculated = calculatedBegin(begin.number)
    if (Math.abs(begin.day - calculated) > mostDaysOff)
      throw badOption('months', it, `at most ${mostDaysOff} days from ${isoDate(civilDateOfDay(calculated))}`)
    return begin
  })
  begins.sort((one, other) => one.number - other.number)
  for (const [at, { number, day }] of begins.entries()) {
    const last = begins[at - 1]
    if (!last) continue
    const [count, days] = [number - last.number, day - last.day]
    if (count > 0 && days >= 29 * count && days <= 30 * count) continue
    throw new PrayerTimesError(
      'bad-option',
      `from the declared month ${nameOf(last)} to ${nameOf({ number, day })} it is ${days} days`,
      count > 0
        ? `29 or 30 days for each month, ${29 * count} to ${30 * count}`
        : 'one declaration of a month',
    )
  }
  return begins
}

function nameOf({ number, day }: Begin): string {
  const { year, month } = monthOf(number)
  return `${year}-${month} (${isoDate(civilDateOfDay(day))})`
}
