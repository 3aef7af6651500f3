import { addDays } from './calendar-arithmetic.ts'
import { inCalendar } from './calendar-date.ts'
import { type CivilDate, type CivilDateInput, civilDate } from './civil-date.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'

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
  const { adjustDays = 0 }: HijriOptions = Object(options)
  if (!Number.isInteger(adjustDays) || Math.abs(adjustDays) > 5) {
    throw new PrayerTimesError(
      'bad-option',
      `adjustDays ${shown(adjustDays)} cannot be used`,
      'a whole number from -5 to 5',
    )
  }
  return inCalendar('islamic-umalqura', addDays(civilDate(date), adjustDays))
}
