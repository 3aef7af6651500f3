import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { PrayerSettings } from '../../content/types/main-page.server.ts'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { beginningOf, dayOf, daysLater } from '../../dates/civil-day.ts'
import { hijriDay } from '../../dates/hijri-day.ts'
import { beginsAtMaghrib, occasionsOnDays } from './occasions-on-days.ts'

/** A page that stays open for longer shows none. */
const daysAhead = 7

const accentOf = {
  mourning: 'mourning',
  martyrdom: 'mourning',
  feast: 'feast',
  birth: 'feast',
  national: undefined,
} as const satisfies Record<Occasion['kind'], string | undefined>

/** Between two moments, in milliseconds since 1970, it is a day of mourning or a feast. */
export type DayAccent = { kind: 'mourning' | 'feast'; from: number; to: number }

/**
 * When it is a day of mourning or a feast, today and in the next days: days of the Hijri year from Maghrib in Toronto to
 * Maghrib, others from midnight to midnight. Mourning comes first, which holds where a day is both.
 */
export function dayAccents(
  occasions: readonly Occasion[] | undefined,
  { settings, now }: { settings: PrayerSettings; now: Date },
): DayAccent[] {
  const today = dayOf(now)
  const { method, adjustments } = settings
  const midnight = (day: string) => beginningOf(day).getTime()
  const maghrib = (day: string) =>
    prayerTimesOn(day, cities.toronto, { method, adjustments }).maghrib?.getTime() ??
    midnight(daysLater(day, 1))
  return occasionsOnDays(occasions ?? [], {
    from: today,
    to: daysLater(today, daysAhead),
    hijri: (day) => hijriDay(day, settings),
  })
    .flatMap(({ date, occasion }): DayAccent[] => {
      const kind = accentOf[occasion.kind]
      if (!kind) return []
      return beginsAtMaghrib(occasion)
        ? [{ kind, from: maghrib(daysLater(date, -1)), to: maghrib(date) }]
        : [{ kind, from: midnight(date), to: midnight(daysLater(date, 1)) }]
    })
    .sort((a, b) => Number(a.kind === 'feast') - Number(b.kind === 'feast'))
}
