import { type RefObject, useRef, useState } from 'react'
import { createCallHost } from './call-host.ts'
import type { Interrupt } from './playback-context.ts'

/** How the calls to prayer take the sound from the player, and the visitor takes it back. */
export function useInterruption(player: RefObject<HTMLAudioElement | null>) {
  const callElement = useRef<HTMLAudioElement>(null)
  const taken = useRef<() => void>(undefined)

  const [owner] = useState(() => {
    const interrupt: Interrupt = (takenBack) => {
      const paused = player.current && !player.current.paused ? player.current : undefined
      paused?.pause()
      taken.current = takenBack
      return () => {
        taken.current = undefined
        // Another source since, or a visitor who has left: then there is nothing to go on with.
        paused?.play().catch(() => undefined)
      }
    }
    return { callElement, calls: createCallHost(() => callElement.current, interrupt) }
  })

  return { owner, takeBack: () => taken.current?.() }
}
