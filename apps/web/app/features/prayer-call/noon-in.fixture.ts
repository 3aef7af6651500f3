import { type Place, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { CallSettings } from './call-plan.ts'

const second = 1000
const msOfDegree = 240 * second
const day = 86_400 * second

/** A place whose noon is this many milliseconds from now, for tests that do not change the clock. */
export function noonIn(ms: number): CallSettings {
  const moment = Date.now() + ms
  let longitude = (day / 2 - (moment % day)) / msOfDegree
  const hours = () => Math.max(-11, Math.min(11, Math.round(longitude / 15)))
  const place = (): Place => ({
    latitude: 43,
    longitude,
    // The signs in these names are inverted.
    timeZone: `Etc/GMT${hours() > 0 ? '-' : '+'}${Math.abs(hours())}`,
  })
  const date = () => new Date(moment + hours() * 3600 * second).toISOString().slice(0, 10)
  const noon = () => prayerTimesOn(date(), place(), { rounding: 'none' }).dhuhr?.getTime() ?? Number.NaN
  // The sun is ahead of the clock or behind it by up to a quarter of an hour; beyond 180 degrees the other side begins.
  for (let step = 0; step < 3; step++) longitude = onTheGlobe(longitude + (noon() - moment) / msOfDegree)
  return { place: place(), rounding: 'none', calls: ['noon'] }
}

const onTheGlobe = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
