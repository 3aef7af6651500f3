'use client'

import { useEffect, useState } from 'react'

export type CopyLabels = {
  /** The message after the URL was copied. */
  copied: string
  /** The label of the field to copy from by hand, where the browser refuses to write to the clipboard. */
  byHand: string
}

/** How long the message is shown, in milliseconds. */
const saidFor = 5000

/** Copies a URL, and shows and announces the result. */
export function useCopy({ copied, byHand }: CopyLabels) {
  const [done, setDone] = useState(false)
  const [refused, setRefused] = useState<string>()

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), saidFor)
    return () => clearTimeout(timer)
  }, [done])

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address)
      setRefused(undefined)
      setDone(true)
    } catch {
      setDone(false)
      setRefused(address)
    }
  }

  const outcome = (
    <>
      <span role="status" className="ui-share__status">
        {done && copied}
      </span>
      {refused && (
        <input
          ref={(field) => field?.select()}
          className="ui-share__address"
          aria-label={byHand}
          title={byHand}
          dir="ltr"
          readOnly
          value={refused}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  )
  return { done, copy, outcome }
}
