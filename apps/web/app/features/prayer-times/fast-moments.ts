/** An end or a beginning of the fast, by city; without a name, the moment from which the next one is counted. */
export type FastMoment = { name?: 'imsak' | 'iftar'; cells: readonly (string | undefined)[] }

type Day = { isFast: boolean; at: (name: 'imsak' | 'maghrib') => FastMoment['cells'] }

/**
 * The moments of the fast from the midnight of a day until the first imsak after it, in their order; none on days without. On
 * the eve of Ramadan the imsak of the next day is counted from Maghrib on, as the night belongs to that day.
 */
export function fastMoments(today: Day, tomorrow: Day): FastMoment[] {
  if (!today.isFast && !tomorrow.isFast) return []
  const maghrib = today.at('maghrib')
  return [
    ...(today.isFast
      ? [
          { name: 'imsak' as const, cells: today.at('imsak') },
          { name: 'iftar' as const, cells: maghrib },
        ]
      : [{ cells: maghrib }]),
    ...(tomorrow.isFast ? [{ name: 'imsak' as const, cells: tomorrow.at('imsak') }] : []),
  ]
}

/** The next named moment of the fast in a city, by its column; undefined where none is counted now. */
export function nextOfFast(moments: readonly FastMoment[], column: number, now: number) {
  const next = moments.find(({ cells }) => Date.parse(cells[column] ?? '') > now)
  const at = next?.cells[column]
  return next?.name && at ? { name: next.name, at } : undefined
}
