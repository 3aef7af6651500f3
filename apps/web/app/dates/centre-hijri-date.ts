import type { CivilDate } from '@islamic-centre/prayer-times'
import { noonOf } from './civil-day.ts'
import { type HijriSettings, hijriDay } from './hijri-day.ts'

/** The Hijri date of the centre for the daylight of a civil day, `2026-11-21`. */
export function centreHijriDate(day: string, settings: HijriSettings): CivilDate {
  const noon = noonOf(day)
  return hijriDay(
    { year: noon.getUTCFullYear(), month: noon.getUTCMonth() + 1, day: noon.getUTCDate() },
    settings,
  )
}
