import { type CityId, cities } from '@islamic-centre/prayer-times'
import { type Month, parseMonth } from '../../../dates/months.ts'

/** The city of a URL, by its id; undefined if it is unknown. */
export const cityOf = (text: string | undefined): CityId | undefined =>
  text !== undefined && Object.hasOwn(cities, text) ? (text as CityId) : undefined

/** The city and the month of a URL; undefined if there is no such timetable. */
export function parseTimetableParams(params: {
  city?: string | undefined
  month?: string | undefined
}): { city: CityId; month: Month } | undefined {
  const city = cityOf(params.city)
  const month = parseMonth(params.month)
  return city && month && { city, month }
}
