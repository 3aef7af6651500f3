import type { Language } from '@islamic-centre/i18n/locales'
import { readItem } from '../../../platform/local-storage.ts'
import { type MonthOfTimes, monthOfTimes } from './month-of-times.ts'
import { parseTimetableParams } from './parse-timetable-params.ts'
import { settingsKey } from './stored-settings.ts'

/**
 * A month's timetable computed here, without a network, by the settings that this device saw last. Undefined where it
 * has seen none: times by another method would be wrong.
 */
export function timetableOnDevice(
  language: Language,
  params: Parameters<typeof parseTimetableParams>[0],
): MonthOfTimes | undefined {
  const asked = parseTimetableParams(params)
  const settings = readItem(settingsKey)
  if (!asked || !settings) return undefined
  try {
    return monthOfTimes(language, asked, JSON.parse(settings))
  } catch {
    // What is kept is of an older site, or not ours.
    return undefined
  }
}
