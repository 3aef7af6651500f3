import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { ServerStatus } from '../../../freshness/is-server-reachable.ts'
import type { CallSettings } from '../call-plan.ts'
import type { PrayerCall } from '../use-prayer-call.ts'

type NewBuildOptions = {
  settings: CallSettings
  status: PrayerCall['status']
  /** Reloads the page. */
  take: () => void
}

/**
 * Loads a new build by reloading the page: in the morning after dawn, not near a call, while nothing plays, and right
 * after a response of the server. If the browser allows sound only because of a user gesture, a reload would silence
 * the call: then the page offers the build instead.
 *
 * @returns `answered`, to be called with each response, and whether the build is offered
 */
export function useNewBuild({ settings, status, take }: NewBuildOptions) {
  const [waits, setWaits] = useState(false)
  const [time, setTime] = useState<typeof import('./reload-time.ts')>()
  // A page opened by a link of the site has had a gesture; a page opened by its URL that sounds needed none.
  const [opened] = useState(useNavigationType())
  const wasBlocked = useRef(false)
  const state = status === 'failed' ? 'off' : status?.state

  useEffect(() => {
    // Prefetched, because its file may be removed with the old build.
    import('./reload-time.ts').then(setTime).catch(() => undefined)
  }, [])
  useEffect(() => {
    if (state === 'blocked') wasBlocked.current = true
  }, [state])
  const wouldFallSilent = () => state === 'armed' && (wasBlocked.current || opened === 'PUSH')

  return {
    offered: waits && wouldFallSilent(),
    answered({ otherBuild }: ServerStatus) {
      setWaits(otherBuild)
      const atRest = state !== 'starting' && state !== 'playing' && !isPlaying()
      if (otherBuild && atRest && !wouldFallSilent() && time?.isReloadTime(Date.now(), settings)) take()
    },
  }
}

/** Any sound on the page, including the player. */
const isPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some((it) => !it.paused)
