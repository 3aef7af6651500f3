import { startTransition, useEffect, useState } from 'react'

/** At most so many pictures are added to the page in one frame: style and layout of a whole part would be a long task. */
const slice = 15

/** How many of `count` pictures are rendered now; a slice more after each frame, until it is all of them. */
export function useSlices(count: number): number {
  const [rendered, setRendered] = useState(0)
  useEffect(() => {
    if (rendered === count) return
    // A frame is painted before the next slice.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setRendered(count && Math.min(count, rendered + slice))),
    )
    return () => cancelAnimationFrame(frame)
  }, [rendered, count])
  return Math.min(rendered, count)
}
