import type { RequestAudioFocus } from '../../platform/audio-focus.ts'
import { clearCallSession } from './clear-call-session.ts'
import { loadWhenIdle } from './load-when-idle.ts'
import type { PageCalls, PrayerCallControl, PrayerCallStatus } from './prayer-call.ts'

export type CallStatus = PrayerCallStatus | 'failed' | undefined

/** Whether the first page of this document is still being hydrated; every page after it is opened by a navigation. */
let isFirstPage = true

/**
 * The calls of the site, above its pages: a page with calls shows them, and the next page with calls takes over the
 * planned and the playing call. They end when a page without calls or an error page is shown.
 */
export function createCallHost(element: () => HTMLAudioElement | null, requestFocus: RequestAudioFocus) {
  const listeners = new Set<() => void>()
  let status: CallStatus
  let control: PrayerCallControl | undefined
  let page: PageCalls | undefined
  /** Cancels the start. */
  let starting: (() => void) | undefined
  let isErrorShown = false

  function publish(to: CallStatus) {
    status = to
    for (const listener of listeners) listener()
  }

  function start() {
    const since = isFirstPage ? Date.now() - performance.now() : Date.now()
    return loadWhenIdle(
      (startPrayerCall) => {
        const sound = element()
        if (!sound || !page) return
        control = startPrayerCall({ ...page, since, element: sound, requestFocus, changed: publish })
      },
      () => {
        // The next page with calls tries again.
        starting = undefined
        publish('failed')
      },
    )
  }

  /**
   * Ends the calls. After a failure, as opposed to a navigation by the visitor, the next page with calls reports what
   * was interrupted.
   */
  function stop(isFailure: boolean) {
    starting?.()
    starting = undefined
    control?.close(isFailure)
    control = undefined
    if (!isFailure) clearCallSession()
    publish(undefined)
  }

  /** State left by an earlier document or page is read only by a page with calls. */
  function clearUnlessAwaited() {
    if (!page && !isErrorShown) clearCallSession()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    status: () => status,
    control: () => control,

    /** The page shown has these calls, until the returned function is called. */
    show(calls: PageCalls) {
      page = calls
      if (control) control.change(calls)
      else starting ??= start()
      return () => {
        if (page !== calls) return
        page = undefined
        // The next page registers its calls in the same commit.
        queueMicrotask(() => page ?? stop(isErrorShown))
      }
    },

    /** An error page is shown in place of a page, until the returned function is called. */
    showError() {
      isErrorShown = true
      return () => {
        isErrorShown = false
        queueMicrotask(clearUnlessAwaited)
      }
    },

    /** The first page of the document has been hydrated. */
    ready() {
      isFirstPage = false
      clearUnlessAwaited()
    },
    /** The site is replaced by an error page. */
    close() {
      page = undefined
      stop(true)
    },
  }
}

export type CallHost = ReturnType<typeof createCallHost>
