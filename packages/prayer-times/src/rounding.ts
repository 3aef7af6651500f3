import { msInMinute } from './units.ts'

/** How an instant becomes a whole minute. */
export type Rounding = 'none' | 'nearest' | 'up'

/** Per rounding, from and to milliseconds since 1970. */
export const roundings: { readonly [rounding in Rounding]: (ms: number) => number } = {
  none: Math.round,
  nearest: (ms) => Math.round(ms / msInMinute) * msInMinute,
  up: (ms) => Math.ceil(ms / msInMinute) * msInMinute,
}
