import { type RefObject, useEffect, useState } from 'react'

/** Whether the content is taller than the element, which then has to be focusable for scrolling by keyboard. */
export function useOverflow(of: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const element = of.current
    if (!element) return
    const measure = () => setOver(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [of])
  return over
}
