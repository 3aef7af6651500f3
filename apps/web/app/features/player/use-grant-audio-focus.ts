import { type RefObject, useRef, useState } from 'react'
import type { RequestAudioFocus } from '../../platform/audio-focus.ts'

/** How another sound takes the focus from the player, and the visitor takes it back. */
export function useGrantAudioFocus(player: RefObject<HTMLAudioElement | null>) {
  const lost = useRef<() => void>(undefined)
  const [request] = useState<RequestAudioFocus>(() => (onLost: () => void) => {
    const paused = player.current && !player.current.paused ? player.current : undefined
    paused?.pause()
    lost.current = onLost
    return () => {
      lost.current = undefined
      // Another source since, or a visitor who has left: then there is nothing to go on with.
      paused?.play().catch(() => undefined)
    }
  })
  return { request, takeBack: () => lost.current?.() }
}
