import { type RefObject, useRef, useState } from 'react'
import type { RequestAudioFocus } from '../../platform/audio-focus.ts'

/** Lets another sound take the audio focus from the player, and the visitor take it back. */
export function useGrantAudioFocus(player: RefObject<HTMLAudioElement | null>) {
  const [interrupted, setInterrupted] = useState(false)
  const lost = useRef<() => void>(undefined)
  const [request] = useState<RequestAudioFocus>(() => (onLost: () => void) => {
    const paused = player.current && !player.current.paused ? player.current : undefined
    paused?.pause()
    lost.current = onLost
    setInterrupted(true)
    return () => {
      lost.current = undefined
      setInterrupted(false)
      // The source has changed, or the player was unmounted: there is nothing to resume.
      paused?.play().catch(() => undefined)
    }
  })
  return { request, interrupted, takeBack: () => lost.current?.() }
}
