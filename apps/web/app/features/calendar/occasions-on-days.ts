import { type CivilDate, jalaliDate } from '@islamic-centre/prayer-times'
import { daysLater } from '../../dates/civil-day.ts'

/** A day that returns in each year of its calendar. */
export type YearlyDay = {
  calendar: 'hijri' | 'solar_hijri' | 'gregorian'
  month: number
  day: number
}

/** Whether it begins and ends at Maghrib, as a day of the Hijri year does unless its evening is what is observed. */
export const beginsAtMaghrib = ({
  calendar,
  evening,
}: Pick<YearlyDay, 'calendar'> & { evening?: boolean | null | undefined }) => calendar === 'hijri' && !evening

type Options = {
  /** The first and the last civil day, `2026-11-21`. */
  from: string
  to: string
  /** The centre's Hijri date of a civil day. */
  hijri: (day: string) => CivilDate
}

export type DayWithOccasion<Occasion> = {
  date: string
  occasion: Occasion
  /** The year of the occasion's calendar in which it falls on that day. */
  year: number
}

const keyOf = (calendar: YearlyDay['calendar'], { month, day }: { month: number; day: number }) =>
  `${calendar} ${month} ${day}`

const gregorianDate = (day: string): CivilDate => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, day: date }
}

/**
 * The days within a span on which occasions fall, in the order of the days. Day 30 of a Hijri month is its last day, the
 * 29th where it has no 30th; 30 Esfand and 29 February are days of leap years only (decision 077).
 */
export function occasionsOnDays<Occasion extends YearlyDay>(
  occasions: readonly Occasion[],
  { from, to, hijri }: Options,
): DayWithOccasion<Occasion>[] {
  const byDay = Map.groupBy(occasions, (it) => keyOf(it.calendar, it))
  const found: DayWithOccasion<Occasion>[] = []
  // Dates of a calendar that no occasion is of are not computed.
  const used = new Set(occasions.map(({ calendar }) => calendar))
  let inHijri = used.has('hijri') ? hijri(from) : undefined
  for (let date = from; date <= to; ) {
    const next = daysLater(date, 1)
    const nextInHijri = inHijri && hijri(next)
    const add = (calendar: YearlyDay['calendar'], on: CivilDate) => {
      for (const occasion of byDay.get(keyOf(calendar, on)) ?? [])
        found.push({ date, occasion, year: on.year })
    }
    if (inHijri) add('hijri', inHijri)
    if (inHijri?.day === 29 && nextInHijri?.day === 1) add('hijri', { ...inHijri, day: 30 })
    if (used.has('solar_hijri')) add('solar_hijri', jalaliDate(date))
    if (used.has('gregorian')) add('gregorian', gregorianDate(date))
    date = next
    inHijri = nextInHijri
  }
  return found
}
