import { useEffect, useState } from 'react'

/** Long enough for a hand that types on, in milliseconds. */
const quiet = 700

/** Says its words to a screen reader once they have stayed the same for a moment. */
export function DebouncedStatus({ children }: { children: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), quiet)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <p role="status" className="ui-visually-hidden">
      {said}
    </p>
  )
}
