import type { DayTimeName } from '@islamic-centre/prayer-times'

/** Every time of a month: the whole day, and the midnight of the night that follows it. */
const allTimes = [
  'imsak',
  'fajr',
  'sunrise',
  'dhuhr',
  'asr',
  'sunset',
  'maghrib',
  'isha',
  'midnight',
] as const satisfies DayTimeName[]

export type ShownTime = (typeof allTimes)[number]

/** Shown only where a visitor wants them: the centre prays with noon and evening. */
const onRequest: readonly ShownTime[] = ['asr', 'isha']
const usualTimes: readonly ShownTime[] = allTimes.filter((it) => !onRequest.includes(it))

/** The times of a month, in the order of the day. */
export const shownTimes = (withAll: boolean): readonly ShownTime[] => (withAll ? allTimes : usualTimes)

/** A small screen has no room for more than five columns. */
export const withinColumn: Partial<Record<ShownTime, ShownTime>> = {
  imsak: 'fajr',
  asr: 'dhuhr',
  isha: 'maghrib',
  midnight: 'maghrib',
}
