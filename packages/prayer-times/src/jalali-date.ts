import { inCalendar } from './calendar-date.ts'
import { type CivilDate, type CivilDateInput, civilDate } from './civil-date.ts'

/**
 * The date of the Solar Hijri (Jalali, Persian) calendar for a civil date.
 * @returns year, month (1 Farvardin to 12 Esfand) and day of that calendar
 * @throws PrayerTimesError `no-such-date`, `calendar-missing`
 */
export function jalaliDate(date: CivilDateInput): CivilDate {
  return inCalendar('persian', civilDate(date))
}
