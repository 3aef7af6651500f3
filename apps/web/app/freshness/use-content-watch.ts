import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { type ContentVersions, fetchServerStatus } from './is-server-reachable.ts'
import { revalidateOrRetry } from './keep-previous-data-on-error.ts'

const pollIntervalMs = 4_000

/** While `isWatched`, a visible page reads its data again within seconds of a change of the content. */
export function useContentWatch(isWatched: () => boolean): void {
  const { revalidate } = useRevalidator()
  const isAsking = useRef(false)
  const versions = useRef<ContentVersions>(new Map())
  const ask = useEffectEvent(async () => {
    if (isAsking.current || document.visibilityState === 'hidden' || !isWatched()) return
    isAsking.current = true
    const status = await fetchServerStatus(versions.current)
    isAsking.current = false
    if (!status?.otherContent || status.otherBuild) return
    await revalidateOrRetry(revalidate, versions.current)
  })
  useEffect(() => {
    const timer = setInterval(() => void ask(), pollIntervalMs)
    return () => clearInterval(timer)
  }, [])
}
