import type { Settings } from './options.ts'

/**
 * How long before sunrise, or after sunset, the twilight of an angle may last: half the night, a seventh of it, or
 * the angle's sixtieths (praytimes.org, "Higher latitudes"; adhan takes the same three), or the season's length.
 * @param night the length of the night; null where the sun does not rise or set
 * @param seasonal the length of the seasonal twilight, for a method that has one
 * @returns a length in the unit of `night`; Infinity where nothing limits it
 */
export function longestTwilight(
  settings: Settings,
  angle: number,
  night: number | null,
  seasonal: number,
): number {
  if (settings.seasonalTwilight) return seasonal > 0 ? seasonal : Number.POSITIVE_INFINITY
  if (night === null) return Number.POSITIVE_INFINITY
  switch (settings.highLatitude) {
    case 'none':
      return Number.POSITIVE_INFINITY
    case 'middleOfTheNight':
      return night / 2
    case 'seventhOfTheNight':
      return night / 7
    case 'twilightAngle':
      return (night * angle) / 60
  }
}
