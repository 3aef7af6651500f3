import type { Coordinates } from './place.ts'
import { type SolarDay, solarDay } from './solar-day.ts'
import { msInDay } from './units.ts'

/** What stands in for a day without a sunrise or a sunset. README, "Polar days". */
export type PolarRule = 'none' | 'nearestLatitude' | 'nearestDay'

/** A day at a place, with the place and the moment that it was computed for. */
type DayAtPlace = { readonly place: Coordinates; readonly epoch: number; readonly day: SolarDay }

/** Half a degree a step, as adhan's AqrabBalad, from the pole to the equator at most. */
const latitudeStep = 0.5

const daysInHalfYear = 183

/**
 * The places and moments to try in turn, nearest first. Each is for a solar day whose noon is near `epoch`, in
 * milliseconds since 1970.
 */
export const polarRules: {
  readonly [rule in PolarRule]: (
    place: Coordinates,
    epoch: number,
  ) => Iterable<{ place: Coordinates; epoch: number }>
} = {
  none: () => [],
  *nearestLatitude(place, epoch) {
    const pole = Math.sign(place.latitude)
    for (let latitude = Math.abs(place.latitude) - latitudeStep; latitude > 0; latitude -= latitudeStep) {
      yield { place: { latitude: pole * latitude, longitude: place.longitude }, epoch }
    }
  },
  *nearestDay(place, epoch) {
    for (let days = 1; days <= daysInHalfYear; days++) {
      yield { place, epoch: epoch + days * msInDay }
      yield { place, epoch: epoch - days * msInDay }
    }
  },
}

/** The first day of a rule on which the sun is up at noon, sets and rises again; the day itself if there is none. */
export function dayByRule(own: DayAtPlace, rule: PolarRule, horizon: number): DayAtPlace {
  if (rule === 'none' || risesAndSets(own.day, horizon)) return own
  for (const { place, epoch } of polarRules[rule](own.place, own.epoch)) {
    const day = solarDay(place, epoch)
    if (risesAndSets(day, horizon)) return { place, epoch, day }
  }
  return own
}

/** At a noon without a sun above the horizon there are no shadows, and so no asr. */
function risesAndSets({ noonAltitude, morning, evening, nextMorning }: SolarDay, horizon: number): boolean {
  return noonAltitude > 0 && [morning, evening, nextMorning].every((half) => !Number.isNaN(half(horizon)))
}
