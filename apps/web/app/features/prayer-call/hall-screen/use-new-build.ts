import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { ServerStatus } from '../../../freshness/is-server-reachable.ts'
import type { CallSettings } from '../call-plan.ts'
import type { PrayerCall } from '../use-prayer-call.ts'

type NewBuildOptions = {
  settings: CallSettings
  status: PrayerCall['status']
  /** Loads the page anew. */
  take: () => void
}

/**
 * Takes a new build by loading the page anew: in the morning after dawn, away from any call, while nothing sounds, and
 * just when the server has answered. Where the browser lets the call sound only because somebody pressed a button,
 * loading anew would silence it: then the page offers the build and does not take it.
 *
 * @returns `answered`, to be told of each answer, and whether the build is offered
 */
export function useNewBuild({ settings, status, take }: NewBuildOptions) {
  const [waits, setWaits] = useState(false)
  const [time, setTime] = useState<typeof import('./reload-time.ts')>()
  // Who came by a link of the site has pressed something; a page opened by its address needed no press to sound.
  const [opened] = useState(useNavigationType())
  const wasBlocked = useRef(false)
  const state = status === 'failed' ? 'off' : status?.state

  useEffect(() => {
    // Fetched before it is needed: then its file may be gone with the old build.
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

/** Whatever sounds on the page, the player too. */
const isPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some((it) => !it.paused)
