import { useEffect, useEffectEvent } from 'react'
import { followedLink } from '../../platform/followed-link.ts'
import type { WorkerMessage } from './post-to-worker.ts'

const maxWaitMs = 1000

let registration: ServiceWorkerRegistration | undefined

/** Sets the registration that a new version would wait in. */
export function watch(known: ServiceWorkerRegistration) {
  registration = known
}

const writtenInto =
  'textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=search])'

/** The visitor has begun to type a search or a message. */
const isWriting = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(writtenInto)].some(
    (it) => it.value !== '',
  )

/** A recitation or a call to prayer plays. */
const isSounding = () => [...document.querySelectorAll('audio')].some((it) => !it.paused)

/** The address of another page of this language that a click leads to. */
function followed(event: MouseEvent): string | undefined {
  const link = followedLink(event)
  const { pathname } = window.location
  const inLanguage = link?.pathname.startsWith(`/${pathname.split('/')[1]}/`)
  return inLanguage && link?.pathname !== pathname ? link?.href : undefined
}

/**
 * Activates a waiting version when the visitor follows a link, and loads that page as a document. Not while something
 * plays or is being written.
 */
export function useNewVersion() {
  const takeOver = useEffectEvent((event: MouseEvent) => {
    const waiting = registration?.waiting
    const address = waiting && !isSounding() && !isWriting() && followed(event)
    if (!address) return
    event.preventDefault()
    // A worker that does not activate must not block the navigation.
    const timeout = setTimeout(() => window.location.assign(address), maxWaitMs)
    const taken = () => {
      clearTimeout(timeout)
      window.location.assign(address)
    }
    navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true })
    waiting.postMessage({ do: 'take over' } satisfies WorkerMessage)
  })
  useEffect(() => {
    // Runs before the router, which ignores prevented clicks. The router's blocker would warn at every link within the
    // page.
    const listen = (event: MouseEvent) => takeOver(event)
    window.addEventListener('click', listen, { capture: true })
    return () => window.removeEventListener('click', listen, { capture: true })
  }, [])
}

/** Reloads this page, with the waiting version if there is one. */
export function reloadDocument() {
  registration?.waiting?.postMessage({ do: 'take over' } satisfies WorkerMessage)
  window.location.reload()
}
