import { type CityId, cities, dayTimeNames, qibla, timetable } from '@islamic-centre/prayer-times'
import type { PrayerSettings } from '../../../content/types/main-page.server.ts'
import { isoDate } from '../../../dates/civil-day.ts'
import { hijriDay } from '../../../dates/hijri-day.ts'
import { formatMonthParam, type Month } from '../../../dates/months.ts'

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })

/**
 * A month of a city for other programs: every time as an instant in UTC and as HH:MM on the clock of the place, or null
 * where it does not happen. Midnight is that of the night that follows the day, so its clock may be past 00:00. The
 * answer is the same in every language.
 */
export function timetableJson({ city, month }: { city: CityId; month: Month }, settings: PrayerSettings) {
  const { method, adjustments } = settings
  const { latitude, longitude, timeZone } = cities[city]
  const clock = clockIn(timeZone)
  return {
    city,
    place: { latitude, longitude, timeZone },
    method,
    /** Minutes that the centre adds to single times; they are in the times. */
    adjustments,
    /** Degrees from true north, clockwise. */
    qibla: Math.round(qibla(cities[city]) * 10) / 10,
    month: formatMonthParam(month),
    days: timetable(month, cities[city], { method, adjustments }).days.map(({ date, times }) => {
      const { year, month: hijriMonth, day, calculated } = hijriDay(date, settings)
      return {
        date: isoDate(date),
        hijri: { year, month: hijriMonth, day, declared: !calculated },
        times: Object.fromEntries(
          dayTimeNames.map((name) => {
            const at = times[name]
            return [name, at && { at: at.toISOString(), clock: clock.format(at) }]
          }),
        ),
      }
    }),
  }
}
