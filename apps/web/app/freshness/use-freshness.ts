import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isDue } from './due.ts'
import { fetchServerStatus, type ServerStatus } from './is-server-reachable.ts'
import { usePreviousDataOnError } from './keep-previous-data-on-error.ts'

const look = 10_000

type FreshnessOptions = {
  /** Milliseconds after which what is shown is read again; without it only when the day turns. */
  every?: number
  /** Told of each answer of the server. */
  answered?: (says: ServerStatus) => void
}

/**
 * Reads a page's data again at 23:59, at midnight, on waking from a longer sleep and as often as `every` says: without a
 * reload, so the visitor's place stays. Asks first whether the server is there and of the page's own build: data of
 * another is never shown under this code.
 *
 * @returns when what is shown was read or found to be as it should, in milliseconds since 1970
 */
export function useFreshness(data: unknown, { every, answered }: FreshnessOptions = {}): number {
  const { revalidate } = useRevalidator()
  const [readAt, setReadAt] = useState(keptAt)
  const tried = useRef(readAt)
  usePreviousDataOnError(data)

  const refresh = useEffectEvent(async () => {
    const says = await fetchServerStatus()
    if (!says) return
    answered?.(says)
    if (says.otherBuild) setReadAt(Date.now())
    else await revalidate()
  })
  const lookAgain = useEffectEvent(() => {
    if (!isDue(tried.current, Date.now(), every)) return
    tried.current = Date.now()
    void refresh()
  })

  // Data that stayed as shown is the same object.
  const first = useRef(data)
  useEffect(() => {
    if (data !== first.current) setReadAt(Date.now())
    first.current = data
  }, [data])

  useEffect(() => {
    const timer = setInterval(lookAgain, look)
    const wake = () => lookAgain()
    const wakes = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [window, 'online'],
    ] as const
    for (const [target, event] of wakes) target.addEventListener(event, wake)
    // What came from the device, and the clock of a screen, are looked at when the page opens.
    if (answered || document.documentElement.dataset.kept) void refresh()
    return () => {
      clearInterval(timer)
      for (const [target, event] of wakes) target.removeEventListener(event, wake)
    }
  }, [])

  return readAt
}

/** A page that the worker kept says of when it is; any other is of now. */
function keptAt(): number {
  const kept = typeof document === 'undefined' ? undefined : document.documentElement.dataset.kept
  return kept ? Date.parse(kept) : Date.now()
}
