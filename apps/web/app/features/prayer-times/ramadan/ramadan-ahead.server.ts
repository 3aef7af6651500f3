import { formatNumber } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { dayOf } from '../../../dates/civil-day.ts'
import { formatCivilDay } from '../../../dates/format-days.ts'
import type { HijriSettings } from '../../../dates/hijri-day.ts'
import { ramadanNear } from '../../../dates/ramadan.ts'

/** What the home page says of Ramadan, from two weeks before it until its last day; undefined on other days. */
export function ramadanAhead(language: Language, settings: HijriSettings, now: Date) {
  const near = ramadanNear(dayOf(now), settings)
  return (
    near && {
      year: formatNumber(language, near.year),
      from: formatCivilDay(language, near.first),
      to: formatCivilDay(language, near.last),
      calculated: near.beginsCalculated || near.endsCalculated,
    }
  )
}

export type RamadanAhead = NonNullable<ReturnType<typeof ramadanAhead>>
