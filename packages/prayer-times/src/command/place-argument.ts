import { cities } from '../cities.ts'
import { checkPlace, type Place } from '../place.ts'
import { UsageError } from './usage-error.ts'

/** The place an argument names: the id of a city, or `latitude,longitude,zone`. */
export function placeFrom(argument: string): Place {
  const city = Object.values(cities).find(({ id }) => id === argument.toLowerCase())
  if (city) return city
  const [latitude = '', longitude = '', timeZone, ...rest] = argument.split(',')
  if (timeZone === undefined || rest.length > 0 || !latitude.trim() || !longitude.trim()) {
    const allowed = `${Object.keys(cities).join(', ')}, or latitude,longitude,zone such as 35.7,51.4,Asia/Tehran`
    throw new UsageError(`The place "${argument}" is not known. Allowed: ${allowed}.`)
  }
  const place = { latitude: Number(latitude), longitude: Number(longitude), timeZone: timeZone.trim() }
  checkPlace(place)
  return place
}
