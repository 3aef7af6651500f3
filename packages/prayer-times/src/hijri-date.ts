import { addDays, isoDate } from './calendar-arithmetic.ts'
import { inCalendar } from './calendar-date.ts'
import { type CivilDate, type CivilDateInput, civilDate, firstYear, isWhole, lastYear } from './civil-date.ts'
import { badOption, checkOptionNames } from './option-names.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'
import { msInDay } from './units.ts'

export type HijriOptions = {
  /** Whole days to move by (-5 to 5), for a community that saw the moon earlier (1) or later (-1). Default 0. */
  readonly adjustDays?: number
}

/**
 * The date of the lunar Hijri calendar (Umm al-Qura tables, as `Intl` holds them) for the daylight of a civil date.
 * @returns year and month (1 Muharram to 12 Dhu al-Hijja) and day of that calendar
 * @throws PrayerTimesError `no-such-date`, `bad-option`, `calendar-missing`
 */
export function hijriDate(date: CivilDateInput, options: HijriOptions = {}): CivilDate {
  const moved = adjustedDays(options)
  return inCalendar('islamic-umalqura', addDays(civilDate(date), moved))
}

// Mean lengths, in days, of the lunar month and year.
const meanMonth = 29.530589
const meanYear = 12 * meanMonth
const firstDay = Date.UTC(622, 6, 19)

/**
 * The civil date whose daylight is a day of the lunar Hijri calendar: the inverse of `hijriDate` with the same options.
 * @param date year, month (1 Muharram to 12 Dhu al-Hijja) and day; years 1008 to 1834 (1600 to 2400 of the Gregorian)
 * @throws PrayerTimesError `no-such-date` (a 30th of a month that has 29 days, too), `bad-option`, `calendar-missing`
 */
export function civilDateOfHijri(date: CivilDate, options: HijriOptions = {}): CivilDate {
  const moved = adjustedDays(options)
  const wanted: CivilDate = Object(date)
  const { year, month, day } = wanted
  if (isWhole(year, 1008, 1834) && isWhole(month, 1, 12) && isWhole(day, 1, 30)) {
    const ahead = (year - 1) * meanYear + (month - 1) * meanMonth + day - 1
    const middle = new Date(firstDay + Math.round(ahead) * msInDay)
    const near = { year: middle.getUTCFullYear(), month: middle.getUTCMonth() + 1, day: middle.getUTCDate() }
    // The tables follow the moon: they are up to two days from its mean.
    for (const days of [0, 1, -1, 2, -2, 3, -3]) {
      const found = addDays(near, days)
      if (found.year < firstYear || found.year > lastYear) continue
      const hijri = inCalendar('islamic-umalqura', found)
      if (isoDate(hijri) === isoDate(wanted)) return civilDate(addDays(found, -moved))
    }
  }
  throw new PrayerTimesError(
    'no-such-date',
    `the Hijri date ${shown(date)} does not exist`,
    'a day of the Umm al-Qura calendar in the years 1008 to 1834 as { year, month, day }',
  )
}

function adjustedDays(options: HijriOptions): number {
  checkOptionNames(options ?? {}, ['adjustDays'])
  const { adjustDays = 0 } = options ?? {}
  if (Number.isInteger(adjustDays) && Math.abs(adjustDays) <= 5) return adjustDays
  throw badOption('adjustDays', adjustDays, 'a whole number from -5 to 5')
}
