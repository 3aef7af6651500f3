import { daysLater } from './civil-day.ts'
import { beginningOfMonth, type HijriSettings, hijriDay } from './hijri-day.ts'

/** Month 9 of the Hijri year. */
const ramadan = 9
/** The site points to the sheet this many days before the first fast. */
const daysAhead = 14

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

/** The Ramadan in which a civil day is, else the next one, by the centre's calendar. */
export function ramadanFrom(day: string, settings: HijriSettings): Ramadan {
  const hijri = hijriDay(day, settings)
  const year = hijri.month > ramadan ? hijri.year + 1 : hijri.year
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

/** Whether a civil day is one of the fast. */
export const isRamadan = ({ month }: { month: number }): boolean => month === ramadan
