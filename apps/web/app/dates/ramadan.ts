import { daysLater } from './civil-day.ts'
import { beginningOfMonth, type HijriDay, type HijriSettings, hijriDay } from './hijri-day.ts'

/** Month 9 of the Hijri year. */
const ramadan = 9
/** The site points to the sheet this many days before the first fast. */
const daysAhead = 14
const [daysInShortMonth, daysInLongMonth] = [29, 30]

export type Ramadan = {
  /** The Hijri year. */
  year: number
  /** Its first and last civil day, `2027-02-08`. */
  first: string
  last: string
  /** Whether the beginning of the month, and that of the next, are calculated: nobody has declared them. */
  beginsCalculated: boolean
  endsCalculated: boolean
}

/**
 * The Ramadan in which a civil day is, else the next one, by the centre's calendar. Where nobody has declared its end, a
 * 30th day may be one of the fast.
 */
export function ramadanFrom(day: string, settings: HijriSettings): Ramadan {
  const { year, month } = hijriDay(day, settings)
  const present = ramadanOf(year, settings)
  const mayBeIn = present.endsCalculated && day <= daysLater(present.first, daysInLongMonth - 1)
  return month <= ramadan || mayBeIn ? present : ramadanOf(year + 1, settings)
}

function ramadanOf(year: number, settings: HijriSettings): Ramadan {
  const begins = beginningOfMonth({ year, month: ramadan }, settings)
  const feast = beginningOfMonth({ year, month: ramadan + 1 }, settings)
  return {
    year,
    first: begins.first,
    last: daysLater(feast.first, -1),
    beginsCalculated: begins.calculated,
    endsCalculated: feast.calculated,
  }
}

/** The same from two weeks before its first day until its last; undefined on all other days. */
export function ramadanNear(day: string, settings: HijriSettings): Ramadan | undefined {
  const coming = ramadanFrom(day, settings)
  return day >= daysLater(coming.first, -daysAhead) ? coming : undefined
}

const isRamadan = ({ month }: HijriDay): boolean => month === ramadan

/** Whether a day, after the one before it, is one of the fast; a 30th that nobody has declared not to be may be one. */
export const isFast = (day: HijriDay, before: HijriDay): boolean =>
  isRamadan(day) || (isRamadan(before) && before.day === daysInShortMonth && day.calculated)
