import { useEffect, useState } from 'react'

/** Pixels in one step: what moves further was no hand scrolling on, but a jump to another place. */
const jump = 240
/** Pixels back up that are no tremble of the hand. */
const turn = 4

/** Whether the reader is on the way down the page by hand: not after turning back, after a jump, or at its end. */
export function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const step = window.scrollY - last
      const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - turn
      if (step < 0 && step > -turn) return
      last = window.scrollY
      if (atEnd || step < 0 || step > jump) setReadingOn(false)
      else if (step > 0) setReadingOn(true)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return readingOn
}
