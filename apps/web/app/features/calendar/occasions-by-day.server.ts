import type { Language } from '@islamic-centre/i18n/locales'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { type HijriSettings, hijriDaysBetween } from '../../dates/hijri-day.ts'
import { occasionsOnDays } from './occasions-on-days.ts'
import { type ShownOccasion, shownOccasion } from './shown-occasion.ts'

/** The occasions between two civil days, by the day; none where they could not be read. */
export function occasionsByDay(
  language: Language,
  occasions: readonly Occasion[] | undefined,
  { from, to, settings }: { from: string; to: string; settings: HijriSettings },
): Partial<Record<string, ShownOccasion[]>> {
  const found = occasionsOnDays(occasions ?? [], { from, to, hijri: hijriDaysBetween(settings, from, to) })
  const byDay: Partial<Record<string, ShownOccasion[]>> = {}
  for (const { date, occasion } of found) {
    byDay[date] ??= []
    byDay[date].push(shownOccasion(occasion, language))
  }
  return byDay
}
