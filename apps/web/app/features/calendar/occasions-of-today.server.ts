import type { Language } from '@islamic-centre/i18n/locales'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { dayOf, daysLater } from '../../dates/civil-day.ts'
import { type HijriSettings, hijriDay } from '../../dates/hijri-day.ts'
import { beginsAtMaghrib, occasionsOnDays } from './occasions-on-days.ts'
import { type ShownOccasion, shownOccasion } from './shown-occasion.ts'

/** An occasion and its civil day. One of the Hijri year begins at Maghrib of the day before. */
export type DatedOccasion = ShownOccasion & { date: string; fromMaghrib: boolean }

/**
 * The occasions of the centre's present day and of the next, so that a page that stays open changes at Maghrib and at
 * midnight by itself; none where they could not be read.
 */
export function occasionsOfToday(
  language: Language,
  occasions: readonly Occasion[] | undefined,
  { settings, now }: { settings: HijriSettings; now: Date },
): DatedOccasion[] {
  const today = dayOf(now)
  return occasionsOnDays(occasions ?? [], {
    from: today,
    to: daysLater(today, 1),
    hijri: (day) => hijriDay(day, settings),
  }).map(({ date, occasion }) => ({
    ...shownOccasion(occasion, language),
    date,
    fromMaghrib: beginsAtMaghrib(occasion),
  }))
}
