import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import type { MonthOfTimes } from './month-of-times.ts'

/** The title and the description of a month's timetable, for the head of its page. */
export function timetableWords(
  { cities, timetable: { heading, description } }: Dictionary,
  { city, name }: Pick<MonthOfTimes, 'city' | 'name'>,
) {
  const filled = (text: string) => text.replace('{{city}}', cities[city]).replace('{{month}}', name)
  return { title: filled(heading), description: filled(description) }
}
