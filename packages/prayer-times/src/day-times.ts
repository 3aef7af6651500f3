import { exactTimes } from './exact-times.ts'
import type { Adjustments } from './methods.ts'
import type { Settings } from './options.ts'
import type { Place } from './place.ts'
import { roundings } from './rounding.ts'
import type { DayTimeName, DayTimes } from './time-names.ts'
import { msInMinute } from './units.ts'

/** The times of the solar day whose noon is near `epoch` (milliseconds since 1970), adjusted and rounded. */
export function dayTimes(epoch: number, place: Place, settings: Settings): DayTimes {
  const { adjustments } = settings
  const rounded = roundings[settings.rounding]
  return exactTimes(epoch, place, settings, (name, exact) => {
    if (Number.isNaN(exact)) return null
    let ms = exact
    for (const minutes of adjustments) ms += msInMinute * minutesFor(name, minutes)
    return new Date(rounded(ms))
  })
}

/** Imsak moves with fajr. */
function minutesFor(name: DayTimeName, adjustments: Adjustments): number {
  return (adjustments[name] ?? 0) + (name === 'imsak' ? (adjustments.fajr ?? 0) : 0)
}
