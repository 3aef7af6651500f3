import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import { isoDate } from '../../dates/civil-day.ts'
import { contentVersion } from './content-version.server.ts'

const hour = 3_600_000
const { timeZone } = cities.toronto
let day = { from: 0, ends: 0 }

const dayAt = (moment: number) => isoDate(civilDateIn(timeZone, moment))

/** The next local midnight in milliseconds since 1970; the zone's clock is whole hours from UTC. */
function endOfDay(now: number): number {
  if (now >= day.from && now < day.ends) return day.ends
  let ends = (Math.floor(now / hour) + 1) * hour
  while (dayAt(ends) === dayAt(now)) ends += hour
  day = { from: now, ends }
  return ends
}

/** What a page is made of now, until when it stays true, and when its day is over (milliseconds since 1970). */
export function pageVersion(now: number): { version: string; expiresAt: number; dayEnds: number } {
  const content = contentVersion()
  const ends = endOfDay(now)
  return {
    version: content.version,
    expiresAt: Math.min(content.expiresAt.getTime(), ends),
    dayEnds: ends,
  }
}
