import {
  type CivilDate,
  type CivilDateInput,
  civilDateOfHijri,
  hijriDate,
  PrayerTimesError,
} from '@islamic-centre/prayer-times'
import { type CentreMonth, declaredMonths } from './centre-months.ts'
import { daysLater, isoDate } from './civil-day.ts'

/** Whose calendar it is: its declared months, and days by which calculated ones differ from the tables. */
export type HijriSettings = { hijriOffset: number; months: readonly CentreMonth[] }

const optionsOf = ({ hijriOffset, months }: HijriSettings) => ({
  adjustDays: hijriOffset,
  months: declaredMonths(months),
})

/** A Hijri date; calculated where nobody has declared its month. */
export type HijriDay = CivilDate & { calculated: boolean }

/** Whether nobody has declared a month: its beginning is calculated. */
const isCalculated = ({ months }: HijriSettings, { year, month }: Omit<CivilDate, 'day'>): boolean =>
  months.find((it) => it.year === year && it.month === month)?.calculated ?? true

/** The Hijri date of the daylight of a civil date, by the centre's calendar. */
export function hijriDay(date: CivilDateInput, settings: HijriSettings): HijriDay {
  const { year, month, day } = hijriDate(date, optionsOf(settings))
  return { year, month, day, calculated: isCalculated(settings, { year, month }) }
}

/** The civil day whose daylight is a Hijri date, `2027-02-08`; null where its month has no such day. */
export function civilDayOf(date: CivilDate, settings: HijriSettings): string | null {
  try {
    return isoDate(civilDateOfHijri(date, optionsOf(settings)))
  } catch (error) {
    if (error instanceof PrayerTimesError) return null
    throw error
  }
}

/** The first day of a Hijri month by the centre's calendar, `2027-02-08`, and whether it is calculated. */
export function beginningOfMonth(month: Omit<CivilDate, 'day'>, settings: HijriSettings) {
  const first = isoDate(civilDateOfHijri({ ...month, day: 1 }, optionsOf(settings)))
  return { first, calculated: isCalculated(settings, month) }
}

/** Months this many days away do not change what is shown between them. */
const nearDays = 100

/**
 * The settings with the months that dates from `first` to `last` (`2026-11-12`) need: those near, and one on each side, from
 * which the others are calculated.
 */
export function settingsNear<Settings extends HijriSettings>(
  settings: Settings,
  first: string,
  last = first,
): Settings {
  const from = daysLater(first, -nearDays)
  const until = daysLater(last, nearDays)
  const { months } = settings
  const before = months.findLast(({ begins }) => begins < from)
  const after = months.find(({ begins }) => begins > until)
  const near = months.filter(({ begins }) => begins >= from && begins <= until)
  return { ...settings, months: [before, ...near, after].filter((it) => it !== undefined) }
}

/** Whether the settings that `settingsNear` returned for a day may lack months that a date needs. */
export function mayLackMonthOf(date: string, { months: [first] }: HijriSettings, day: string): boolean {
  // Where the first month is near the day, there is none before it.
  return first !== undefined && first.begins < daysLater(day, -nearDays) && date < first.begins
}

/** Each month has as many days at least. */
const shortestMonth = 29

/**
 * The Hijri dates of the days from `first` to `last` (`2026-11-12`), asked for in their order: a month is looked up once,
 * because that reads all declared months.
 */
export function hijriDaysBetween(settings: HijriSettings, first: string, last: string) {
  const near = settingsNear(settings, first, last)
  let known: { date: string; hijri: HijriDay } | undefined
  return (date: string): HijriDay => {
    if (known?.date === date) return known.hijri
    const follows = known && known.hijri.day < shortestMonth && date === daysLater(known.date, 1)
    const hijri = known && follows ? { ...known.hijri, day: known.hijri.day + 1 } : hijriDay(date, near)
    known = { date, hijri }
    return hijri
  }
}
