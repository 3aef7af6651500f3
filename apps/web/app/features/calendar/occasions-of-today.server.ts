import type { Language } from '@islamic-centre/i18n/locales'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { dayOf } from '../../dates/civil-day.ts'
import { type HijriSettings, hijriDay } from '../../dates/hijri-day.ts'
import { occasionsOnDays } from './occasions-on-days.ts'
import { type ShownOccasion, shownOccasion } from './shown-occasion.ts'

/** The occasions of the centre's present day; none where they could not be read. */
export function occasionsOfToday(
  language: Language,
  occasions: readonly Occasion[] | undefined,
  { settings, now }: { settings: HijriSettings; now: Date },
): ShownOccasion[] {
  const today = dayOf(now)
  return occasionsOnDays(occasions ?? [], {
    from: today,
    to: today,
    hijri: (day) => hijriDay(day, settings),
  }).map(({ occasion }) => shownOccasion(occasion, language))
}
