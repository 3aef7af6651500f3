/** The latest of some instants, `2026-11-26T08:00:00.000Z`; undefined where there is none. */
export const latestOf = (instants: readonly (string | null | undefined)[]): string | undefined =>
  instants
    .filter((it) => typeof it === 'string')
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1)
