import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { fetchServerStatus } from './is-server-reachable.ts'

const pollIntervalMs = 4_000

/**
 * Reads the data of an open page again once the death notices differ from those that it shows: a withdrawal or correction
 * is on each screen within seconds. A page in a preview has no state and asks nothing.
 *
 * @returns whether the notices have changed and the page could not read them, because that failed or because the site has a
 * new build: they must not be shown any more
 */
export function useNoticesState(shown: string | undefined): boolean {
  const { revalidate } = useRevalidator()
  const [outdated, setOutdated] = useState<string>()
  const isAsking = useRef(false)
  const compare = useEffectEvent(async () => {
    if (shown === undefined || isAsking.current || document.visibilityState === 'hidden') return
    isAsking.current = true
    const status = await fetchServerStatus()
    isAsking.current = false
    if (status?.notices === undefined) return
    if (status.notices === shown) {
      // An answer from before the page's data may have come after them.
      setOutdated(undefined)
      return
    }
    if (!status.otherBuild) await revalidate()
    // The router shows new data in a transition: outside of one this would hide the notices until it ends. Of no effect
    // where the page has other notices now.
    startTransition(() => setOutdated(shown))
  })
  useEffect(() => {
    const onEvent = () => void compare()
    const timer = setInterval(onEvent, pollIntervalMs)
    document.addEventListener('visibilitychange', onEvent)
    window.addEventListener('pageshow', onEvent)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onEvent)
      window.removeEventListener('pageshow', onEvent)
    }
  }, [])
  return outdated !== undefined && outdated === shown
}
