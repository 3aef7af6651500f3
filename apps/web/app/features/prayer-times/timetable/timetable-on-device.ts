import type { Language } from '@islamic-centre/i18n/locales'
import { readItem } from '../../../platform/browser-storage.ts'
import { type MonthOfTimes, monthOfTimes } from './month-of-times.ts'
import { parseTimetableParams } from './parse-timetable-params.ts'
import { settingsKey } from './stored-settings.ts'

/**
 * A month's timetable computed on the device, without a network, with the settings that it stored last. Undefined
 * without any: times by another method would be wrong.
 */
export function timetableOnDevice(
  language: Language,
  params: Parameters<typeof parseTimetableParams>[0],
  withAll: boolean,
): MonthOfTimes | undefined {
  const parsed = parseTimetableParams(params)
  const settings = readItem(settingsKey)
  if (!parsed || !settings) return undefined
  try {
    return monthOfTimes(language, { ...parsed, withAll }, JSON.parse(settings))
  } catch {
    // The stored item is from an older version of the site, or invalid.
    return undefined
  }
}
