import { readItem, writeItem } from '../../platform/browser-storage.ts'
import { parseJson } from '../../platform/parse-json.ts'

/** Where a recording was left: its address, and the seconds from its start. */
type Place = readonly [src: string, seconds: number]

const key = 'recording-places'
const maxPlaces = 30

const isPlace = (it: unknown): it is Place =>
  Array.isArray(it) && typeof it[0] === 'string' && Number.isFinite(it[1])

/** The places that this device has stored, the latest first. */
function readPlaces(): readonly Place[] {
  const stored = parseJson(readItem(key) ?? '')
  return Array.isArray(stored) ? stored.filter(isPlace) : []
}

/** Where this device left a recording, in seconds; undefined if it was not begun, or was played to its end. */
export const readPlace = (src: string): number | undefined =>
  readPlaces().find(([stored]) => stored === src)?.[1]

/**
 * Stores how far a recording was played, in seconds; of the recordings the last thirty. Close to its start nothing is
 * stored, and its end removes the place.
 */
export function storePlace(src: string, seconds: number, duration: number) {
  const margin = Math.min(15, duration / 10)
  if (duration === 0 || seconds < margin) return
  const others = readPlaces().filter(([stored]) => stored !== src)
  const isFinished = seconds > duration - margin
  const places: readonly Place[] = isFinished ? others : [[src, Math.floor(seconds)], ...others]
  writeItem(key, places.length > 0 ? JSON.stringify(places.slice(0, maxPlaces)) : undefined)
}
