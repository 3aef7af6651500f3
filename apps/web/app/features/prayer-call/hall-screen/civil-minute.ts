import { formatClock } from '@islamic-centre/i18n/formats'

/** The minute of the day on a zone's clock, from 0 to 1439. */
export function civilMinuteIn(timeZone: string, instant: number): number {
  const { clock, period } = formatClock('ca', new Date(instant), timeZone)
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return ((hour % 12) + (period === 'pm' ? 12 : 0)) * 60 + minute
}
