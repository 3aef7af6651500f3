import { formatClock } from '@islamic-centre/i18n/formats'
import type { CivilDate } from '@islamic-centre/prayer-times'
import { noonOf } from '../../../dates/civil-day.ts'
import type { Month } from '../../../dates/months.ts'

/** The day of a month on which the clocks of a zone change, if there is one. */
export function clockChangeIn(
  { year, month }: Month,
  timeZone: string,
): { date: CivilDate; forward: boolean } | undefined {
  // Noon in UTC is after the change and before the next midnight, everywhere in Canada.
  const clock = (day: number) => formatClock('fa', noonOf({ year, month, day }), timeZone).clock
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  for (let day = 1; day <= length; day++) {
    const [before, after] = [clock(day - 1), clock(day)]
    if (before !== after) return { date: { year, month, day }, forward: after > before }
  }
  return undefined
}
