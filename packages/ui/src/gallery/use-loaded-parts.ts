import { startTransition, useCallback, useRef, useState } from 'react'
import type { GalleryParts } from './parts.ts'
import type { GalleryPicture } from './picture.ts'

type Part = readonly GalleryPicture[] | 'failed'

/** The parts of an album by their number, which are loaded when they are requested, and after a failure again. */
export function useLoadedParts(
  { first, count, size, load }: GalleryParts,
  pictures: readonly GalleryPicture[],
) {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, Part>>(() => new Map([[first, pictures]]))
  const requested = useRef(new Set([first]))

  const request = useCallback(
    (part: number) => {
      if (part < 0 || part * size >= count || requested.current.has(part)) return
      requested.current.add(part)
      const put = (value: Part) =>
        // A part is rendered in slices.
        startTransition(() => setLoaded((before) => new Map(before).set(part, value)))
      load(part).then(put, () => {
        requested.current.delete(part)
        put('failed')
      })
    },
    [load, count, size],
  )
  return { loaded, request }
}
