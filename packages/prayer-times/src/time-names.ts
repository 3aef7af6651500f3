/** The computed list: entries 0 to 6, in the order of the day. */
export const timeNames = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha'] as const

export type TimeName = (typeof timeNames)[number]

/** The entries of `timeNames` that a timetable of five rows shows: dawn, sunrise, noon, sunset, evening. */
export const tableRows = [0, 1, 2, 4, 5] as const

/** Every time of a day in order: the computed list, imsak before it, and midnight and the last third of the night after. */
export const dayTimeNames = [
  'imsak',
  'fajr',
  'sunrise',
  'dhuhr',
  'asr',
  'sunset',
  'maghrib',
  'isha',
  'midnight',
  'lastThird',
] as const

export type DayTimeName = (typeof dayTimeNames)[number]

/** The times of one day; null where that time does not happen at the place on that day. */
export type DayTimes = { readonly [name in DayTimeName]: Date | null }
