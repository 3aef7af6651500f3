import { createContext, useContext } from 'react'

/**
 * Pauses what plays for a sound that goes before it, and returns what ends that: what was paused goes on. `onLost` is
 * called when the visitor starts the paused sound meanwhile.
 */
export type RequestAudioFocus = (onLost: () => void) => () => void

export const AudioFocusContext = createContext<RequestAudioFocus | undefined>(undefined)

/** Asks the site's player to pause for another sound; it never changes while the player is mounted. */
export function useAudioFocus(): RequestAudioFocus {
  const request = useContext(AudioFocusContext)
  if (!request) throw new Error('useAudioFocus needs <Playback> above it: the root renders it.')
  return request
}
