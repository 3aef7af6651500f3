import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isDue } from './due.ts'
import { type ContentVersions, fetchServerStatus, type ServerStatus } from './is-server-reachable.ts'
import { revalidateOrRetry, usePreviousDataOnError } from './keep-previous-data-on-error.ts'

const pollIntervalMs = 10_000
/** A withdrawal or a correction is on a screen in less than ten seconds: this, and the time to read the page. */
const watchIntervalMs = 4_000
/** A visible page asks once a minute whether the content has changed. */
const askIntervalMs = 60_000

type FreshnessOptions = {
  /** Milliseconds after which the data is revalidated; without it only when the day changes. */
  every?: number
  /** Asks the server every few seconds whether the content has changed, and not once a minute while the page is visible. */
  watch?: boolean
  /** Called with each response of the server. */
  onStatus?: (status: ServerStatus) => void
}

/**
 * Revalidates a page's data when the content has changed, at 23:59, at midnight, after a longer sleep and every `every`
 * milliseconds: without a reload, so the scroll position stays. First checks that the server is reachable and of the page's own build: data of
 * another build must not be rendered by this code.
 *
 * @returns when the data was last read or found to be current, in milliseconds since 1970
 */
export function useFreshness(
  data: unknown,
  { every, watch = false, onStatus }: FreshnessOptions = {},
): number {
  const { revalidate } = useRevalidator()
  const [readAt, setReadAt] = useState(initialReadAt)
  const tried = useRef(readAt)
  const asked = useRef(readAt)
  usePreviousDataOnError(data)

  /** Whether a request has no answer yet: they do not pile up while the network is slow. */
  const isAsking = useRef(false)
  const versions = useRef<ContentVersions>(new Map())
  /** Returns whether the server has answered. */
  const ask = useEffectEvent(async (isDueNow: boolean) => {
    const status = await fetchServerStatus(versions.current)
    if (!status) return false
    onStatus?.(status)
    if (status.otherBuild) {
      if (isDueNow) setReadAt(Date.now())
    } else if (isDueNow || status.otherContent) {
      await revalidateOrRetry(revalidate, versions.current)
    }
    return true
  })
  const refresh = useEffectEvent(() => ask(true))
  const refreshIfDue = useEffectEvent(() => {
    const now = Date.now()
    const triedBefore = tried.current
    const isDueNow = isDue(triedBefore, now, every)
    const isAskedNow =
      watch || (document.visibilityState === 'visible' && now - asked.current >= askIntervalMs)
    if (isDueNow) tried.current = now
    else if (!isAskedNow || isAsking.current) return
    asked.current = now
    isAsking.current = true
    void ask(isDueNow)
      .then((isAnswered) => {
        // It stays due: else a page whose network fails at midnight would show the day before.
        if (isDueNow && !isAnswered) tried.current = triedBefore
      })
      .finally(() => {
        isAsking.current = false
      })
  })

  // Data that stayed as shown is the same object.
  const first = useRef(data)
  useEffect(() => {
    if (data !== first.current) setReadAt(Date.now())
    first.current = data
  }, [data])

  useEffect(() => {
    const timer = setInterval(refreshIfDue, watch ? watchIntervalMs : pollIntervalMs)
    const onEvent = () => refreshIfDue()
    const events = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [window, 'online'],
    ] as const
    for (const [target, event] of events) target.addEventListener(event, onEvent)
    // A page from the device's cache, and a screen whose clock is checked, are revalidated when they open.
    if (onStatus || document.documentElement.dataset.cachedAt) void refresh()
    return () => {
      clearInterval(timer)
      for (const [target, event] of events) target.removeEventListener(event, onEvent)
    }
  }, [])

  return readAt
}

/** A page cached by the service worker has its time; any other is current. */
function initialReadAt(): number {
  const cachedAt = typeof document === 'undefined' ? undefined : document.documentElement.dataset.cachedAt
  return cachedAt ? Date.parse(cachedAt) : Date.now()
}
