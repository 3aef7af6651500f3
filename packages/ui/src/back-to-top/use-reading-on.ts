import { useEffect, useState } from 'react'

/** Pixels in one step: what moves further was no hand scrolling on, but a jump to another place. */
const jump = 240

/** Whether the reader is on the way down the page by hand: not after turning back, after a jump, or at its end. */
export function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const step = scrollY - last
      last += step
      const left = document.documentElement.scrollHeight - innerHeight - scrollY
      setReadingOn(step > 0 && step < jump && left > 4)
    }
    addEventListener('scroll', onScroll)
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return readingOn
}
