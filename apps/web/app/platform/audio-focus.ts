import { createContext, useContext } from 'react'

/**
 * Pauses what plays for a sound with priority, and returns a function that resumes it. `onLost` is called when the
 * visitor starts the paused sound meanwhile.
 */
export type RequestAudioFocus = (onLost: () => void) => () => void

export const AudioFocusContext = createContext<RequestAudioFocus | undefined>(undefined)

/** Requests the site's player to pause for another sound; the function is stable while the player is mounted. */
export function useAudioFocus(): RequestAudioFocus {
  const request = useContext(AudioFocusContext)
  if (!request) throw new Error('useAudioFocus needs <Playback> above it: the root renders it.')
  return request
}
