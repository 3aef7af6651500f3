/** Replaces a twilight that does not happen, or lasts very long. Formulas: README, "High latitudes". */
export type HighLatitudeRule =
  | 'none'
  | 'middleOfTheNight'
  | 'seventhOfTheNight'
  | 'twilightAngle'
  | 'seasonalTwilight'

/**
 * How long before sunrise, or after sunset, the twilight of an angle may last in a night of a given length, or by the
 * season's own length; null for no limit. The parts of the night: praytimes.org, "Higher latitudes"; the seasons:
 * Moonsighting Committee Worldwide, as adhan has them.
 */
export const highLatitudeRules: {
  readonly [rule in HighLatitudeRule]: ((night: number, angle: number, season: number) => number) | null
} = {
  none: null,
  middleOfTheNight: (night) => night / 2,
  seventhOfTheNight: (night) => night / 7,
  twilightAngle: (night, angle) => (night * angle) / 60,
  seasonalTwilight: (_night, _angle, season) => season,
}

/** The time, or the limit if the time would be earlier or never happens; NaN means never, or no limit. */
export function noEarlier(time: number, limit: number): number {
  return time > limit || Number.isNaN(limit) ? time : limit
}

/** The time, or the limit if the time would be later or never happens; NaN means never, or no limit. */
export function noLater(time: number, limit: number): number {
  return time < limit || Number.isNaN(limit) ? time : limit
}
