import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { usePlayback } from '../../playback/playback-context.ts'
import type { ToWorker } from './to-worker.ts'

const longestWait = 1000

let registration: ServiceWorkerRegistration | undefined

/** Says which registration a new version would wait in. */
export function watch(known: ServiceWorkerRegistration) {
  registration = known
}

const writtenInto =
  'textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=search])'

/** Somebody has begun to write: a search, a message. */
const isWriting = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(writtenInto)].some(
    (it) => it.value !== '',
  )

/**
 * Lets a version that waits take over when the visitor goes to another page: that page is loaded as a document. Not
 * while something plays or is being written.
 */
export function useNewVersion() {
  const { playing } = usePlayback()
  const takesOver = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      registration?.waiting != null &&
      historyAction === 'PUSH' &&
      currentLocation.pathname !== nextLocation.pathname &&
      !playing &&
      !isWriting(),
    [playing],
  )
  const { location: next } = useBlocker(takesOver)
  useEffect(() => {
    if (!next) return
    const go = () => window.location.assign(next.pathname + next.search + next.hash)
    navigator.serviceWorker.addEventListener('controllerchange', go, { once: true })
    registration?.waiting?.postMessage({ do: 'take over' } satisfies ToWorker)
    // A worker that does not come must not hold the visitor back.
    const late = setTimeout(go, longestWait)
    return () => {
      clearTimeout(late)
      navigator.serviceWorker.removeEventListener('controllerchange', go)
    }
  }, [next])
}

/** Loads this page anew, with the version that waits where there is one. */
export function loadAnew() {
  registration?.waiting?.postMessage({ do: 'take over' } satisfies ToWorker)
  window.location.reload()
}
