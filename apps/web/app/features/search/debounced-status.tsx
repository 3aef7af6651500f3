import { useEffect, useState } from 'react'

/** Longer than the pauses between keys, in milliseconds. */
const delayMs = 700

/** Announces its text to a screen reader once it has not changed for a moment. */
export function DebouncedStatus({ children }: { children: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), delayMs)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <p role="status" className="ui-visually-hidden">
      {announced}
    </p>
  )
}
