import { isoDate } from './calendar-arithmetic.ts'
import { civilDate } from './civil-date.ts'
import { badOption, checkOptionNames } from './option-names.ts'
import { checkPlace } from './place.ts'
import { type DayTimeName, dayTimeNames } from './time-names.ts'
import type { Timetable } from './timetable.ts'

/** One row of a timetable: its date as YYYY-MM-DD, and when a time is, in milliseconds since 1970. */
type Row = { readonly iso: string; readonly at: (name: DayTimeName) => number | undefined }

/**
 * The rows of a timetable.
 * @throws PrayerTimesError `bad-option`, `no-such-place`, `unknown-time-zone`, `no-such-date` for anything else
 */
export function rowsOf(timetable: Timetable): Row[] {
  const { place, days }: Partial<Timetable> = Object(timetable)
  if (!Array.isArray(days)) throw badOption('timetable', timetable, 'an answer of timetable()')
  checkPlace(place as Timetable['place'])
  return (days as Timetable['days']).map((day) => {
    const { date, times }: Partial<typeof day> = Object(day)
    const iso = isoDate(civilDate(date as NonNullable<typeof date>))
    return { iso, at: (name) => instantOfTime(name, Object(times)[name]) }
  })
}

function instantOfTime(name: DayTimeName, time: unknown): number | undefined {
  if (time === null || time === undefined) return undefined
  if (time instanceof Date && !Number.isNaN(time.getTime())) return time.getTime()
  throw badOption(`the time ${name}`, time, 'a valid Date, or null')
}

/**
 * The times that have a label, in the order of the day.
 * @param title the label that is no time and has to be there
 * @throws PrayerTimesError `bad-option` for a label that is no text or of no time
 */
export function labelledTimes(labels: object, title: string): { name: DayTimeName; label: string }[] {
  checkOptionNames(labels, [title, ...dayTimeNames], 'labels')
  const texts = labels as { readonly [name: string]: unknown }
  const label = (name: string) => {
    const text = texts[name]
    if (typeof text === 'string' || (text === undefined && name !== title)) return text
    throw badOption(`labels.${name}`, text, 'a text')
  }
  label(title)
  return dayTimeNames.flatMap((name) => {
    const text = label(name)
    return text === undefined ? [] : [{ name, label: text }]
  })
}
