type Row = { name: string; cells: readonly ({ at: string } | undefined)[] }

/**
 * Whether it is after Maghrib in a city, by its column: the Hijri date is that of the next day. False where the day has no
 * Maghrib.
 */
export const isEve = ({ rows }: { rows: readonly Row[] }, column: number, now: number): boolean =>
  now >= Date.parse(rows.find(({ name }) => name === 'maghrib')?.cells[column]?.at ?? '')
