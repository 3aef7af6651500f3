import type { DayTimeName } from '@islamic-centre/prayer-times'

/** The times of a month: the whole day, and the midnight of the night that follows it. */
export const shownTimes = [
  'imsak',
  'fajr',
  'sunrise',
  'dhuhr',
  'sunset',
  'maghrib',
  'midnight',
] as const satisfies DayTimeName[]

/** A small screen has no room for more than five columns. */
export const withinColumn = { imsak: 'fajr', midnight: 'maghrib' } as const satisfies Partial<
  Record<DayTimeName, DayTimeName>
>
