import { addDays } from './calendar-arithmetic.ts'
import { inCalendar } from './calendar-date.ts'
import { type CivilDate, type CivilDateInput, civilDate, isWhole } from './civil-date.ts'
import {
  civilDateOfDay,
  type DeclaredMonth,
  dayNumber,
  firstHijriYear,
  lastHijriYear,
  monthBegins,
  monthNumber,
  monthOf,
} from './hijri-months.ts'
import { badOption, checkOptionNames } from './option-names.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'

export type HijriOptions = {
  /** Whole days to move by (-5 to 5), for a community that saw the moon earlier (1) or later (-1). Default 0. */
  readonly adjustDays?: number
  /**
   * The months whose beginning a community declared, in any order. The others are calculated, and beside declared ones moved by
   * as few days as leave each month 29 or 30 days.
   */
  readonly months?: readonly DeclaredMonth[]
}

/**
 * The date of the lunar Hijri calendar (Umm al-Qura tables, as `Intl` holds them) for the daylight of a civil date.
 * @returns year and month (1 Muharram to 12 Dhu al-Hijja) and day of that calendar
 * @throws PrayerTimesError `no-such-date`, `bad-option`, `calendar-missing`
 */
export function hijriDate(date: CivilDateInput, options: HijriOptions = {}): CivilDate {
  const { adjustDays, months } = checked(options)
  const civil = civilDate(date)
  const calculated = inCalendar('islamic-umalqura', addDays(civil, adjustDays))
  if (!months) return calculated
  const begins = monthBegins(months, adjustDays)
  const today = dayNumber(civil)
  let number = monthNumber(calculated.year, calculated.month)
  while (begins(number) > today) number--
  while (begins(number + 1) <= today) number++
  return { ...monthOf(number), day: today - begins(number) + 1 }
}

/**
 * The civil date whose daylight is a day of the lunar Hijri calendar: the inverse of `hijriDate` with the same options.
 * @param date year, month (1 Muharram to 12 Dhu al-Hijja) and day; years 1008 to 1834 (1600 to 2400 of the Gregorian)
 * @throws PrayerTimesError `no-such-date` (a 30th of a month that has 29 days, too), `bad-option`, `calendar-missing`
 */
export function civilDateOfHijri(date: CivilDate, options: HijriOptions = {}): CivilDate {
  const { adjustDays, months } = checked(options)
  const { year, month, day }: CivilDate = Object(date)
  if (isWhole(year, firstHijriYear, lastHijriYear) && isWhole(month, 1, 12) && isWhole(day, 1, 30)) {
    const begins = monthBegins(months ?? [], adjustDays)
    const number = monthNumber(year, month)
    const found = begins(number) + day - 1
    // A month of 29 days has no 30th.
    if (day < 30 || found < begins(number + 1)) return civilDate(civilDateOfDay(found))
  }
  throw new PrayerTimesError(
    'no-such-date',
    `the Hijri date ${shown(date)} does not exist`,
    'a day of the Umm al-Qura calendar in the years 1008 to 1834 as { year, month, day }',
  )
}

function checked(options: HijriOptions) {
  checkOptionNames(options ?? {}, ['adjustDays', 'months'])
  const { adjustDays = 0, months } = options ?? {}
  if (Number.isInteger(adjustDays) && Math.abs(adjustDays) <= 5) return { adjustDays, months }
  throw badOption('adjustDays', adjustDays, 'a whole number from -5 to 5')
}
