import { useEffect, useState } from 'react'
import type { PlaybackValue } from './playback-context.ts'
import { readPlace, storePlace } from './stored-places.ts'

/** Seconds of playback from the start, after which the stored place is no longer offered. */
const offeredFor = 60

/**
 * Stores the place in what plays, and returns where the device had left it, in seconds. That place is offered, and not
 * replaced, until playback has passed it or has gone on from the start for a minute.
 */
export function useStoredPlace({ queue, index, position, duration }: PlaybackValue): number | undefined {
  const src = queue.tracks[index]?.src
  const [left, setLeft] = useState<{ src: string | undefined; seconds: number | undefined }>()
  if (left?.src !== src || !left) setLeft({ src, seconds: src === undefined ? undefined : readPlace(src) })
  const seconds = left?.src === src ? left?.seconds : undefined
  const isOffered = seconds !== undefined && position < Math.min(offeredFor, seconds)
  const second = Math.floor(position)

  useEffect(() => {
    if (src !== undefined && !isOffered) storePlace(src, second, duration)
  }, [src, isOffered, second, duration])

  return isOffered ? seconds : undefined
}
