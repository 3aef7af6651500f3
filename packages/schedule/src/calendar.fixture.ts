import { daysAfter } from './civil-days.ts'
import type { HijriDay, Place } from './schedule.ts'

const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

function hijriDate(day: string): HijriDay {
  const parts = format.formatToParts(Date.parse(day))
  const part = (type: string) => Number(parts.find((it) => it.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}

const nameOf = ({ year, month, day }: HijriDay) => `${year}-${month}-${day}`

const civilDays = new Map<string, string>()
for (let day = '1989-01-01'; day < '2046-01-01'; day = daysAfter(day, 1))
  civilDays.set(nameOf(hijriDate(day)), day)

/** Toronto from 1989 to 2045, with a Maghrib that is always at 23:00 UTC and no other prayer. */
export const toronto: Place = {
  timeZone: 'America/Toronto',
  prayerTime: (day, prayer) => (prayer === 'maghrib' ? new Date(`${day}T23:00:00Z`) : null),
  hijriDate,
  civilDay: (date) => civilDays.get(nameOf(date)) ?? null,
}
