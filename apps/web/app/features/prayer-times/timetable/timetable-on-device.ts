import type { Language } from '@islamic-centre/i18n/locales'
import type { PrayerSettings } from '../../../content/types/main-page.server.ts'
import { dayOf } from '../../../dates/civil-day.ts'
import { mayLackMonthOf } from '../../../dates/hijri-day.ts'
import { readItem } from '../../../platform/browser-storage.ts'
import { type MonthOfTimes, monthOfTimes } from './month-of-times.ts'
import { parseTimetableParams } from './parse-timetable-params.ts'
import { settingsKey } from './stored-settings.ts'

/**
 * A month's timetable computed on the device, without a network, with the settings that it stored last. Undefined
 * without any, since times by another method would be wrong, and for a month so long ago that the device may lack the
 * Hijri months that the centre has declared.
 */
export function timetableOnDevice(
  language: Language,
  params: Parameters<typeof parseTimetableParams>[0],
  withAll: boolean,
): MonthOfTimes | undefined {
  const parsed = parseTimetableParams(params)
  const stored = readItem(settingsKey)
  if (!parsed || !stored) return undefined
  try {
    const settings: PrayerSettings = JSON.parse(stored)
    const computed = monthOfTimes(language, { ...parsed, withAll }, settings)
    const first = computed.days[0]?.date ?? ''
    return mayLackMonthOf(first, settings, dayOf(new Date())) ? undefined : computed
  } catch {
    // The stored item is from an older version of the site, or invalid.
    return undefined
  }
}
