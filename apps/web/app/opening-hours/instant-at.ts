import { cities } from '@islamic-centre/prayer-times'
import { beginningOf, daysLater } from '../dates/civil-day.ts'

export const dayMinutes = 24 * 60
const minute = 60_000

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: cities.toronto.timeZone,
})

/**
 * When the centre's clocks show a time of a civil day, in milliseconds since 1970; `minutes` from 0 to 1440. Of an hour
 * that comes twice in autumn it is the first; what is skipped in spring is an hour later.
 */
export function instantAt(day: string, minutes: number): number {
  const fromBeginning = beginningOf(day).getTime() + minutes * minute
  const fromEnd = beginningOf(daysLater(day, 1)).getTime() - (dayMinutes - minutes) * minute
  if (fromBeginning === fromEnd || minutes === 0) return fromBeginning
  if (minutes === dayMinutes) return fromEnd
  const shown = (instant: number) => {
    const [hours = 0, rest = 0] = clock.format(instant).split(':').map(Number)
    return hours * 60 + rest
  }
  return shown(fromBeginning) === minutes || shown(fromEnd) !== minutes ? fromBeginning : fromEnd
}
