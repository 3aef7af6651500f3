import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import { type Month, monthAfter } from '../../dates/months.ts'

const monthsOfYear = 12

/** The months of the year page: the present one and the next eleven. */
export function comingMonths(now: Date): Month[] {
  const { year, month } = civilDateIn(cities.toronto.timeZone, now)
  return Array.from({ length: monthsOfYear }, (_, at) => monthAfter({ year, month }, at)).filter(
    (it) => it !== undefined,
  )
}
