import { createContext, useContext } from 'react'

export type Track = { id: string; title: string; speaker?: string | undefined; src: string }

/** A list that is played in a loop; its id identifies its owner. */
export type Queue = { id: string; tracks: readonly Track[] }

export type PlaybackValue = {
  queue: Queue
  index: number
  playing: boolean
  /** Seconds into the track. */
  position: number
  /** The duration in seconds; 0 until it is known. */
  duration: number
  volume: number
  muted: boolean
  rate: number
  /** Whether another sound, such as a call, has the audio focus. */
  interrupted: boolean
  /** The track that was skipped because it could not be played, until the next change of track. */
  failed: Track | undefined
  /** Makes a track current; it plays if `start` is set. */
  load: (queue: Queue, index: number, start: boolean) => void
  toggle: () => void
  /** Stops, and unloads what is loaded. */
  close: () => void
  step: (by: 1 | -1) => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  toggleMuted: () => void
  setRate: (rate: number) => void
}

export const PlaybackContext = createContext<PlaybackValue | undefined>(undefined)

/** The site's player, from any component below the root. */
export function usePlayback(): PlaybackValue {
  const value = useContext(PlaybackContext)
  if (!value) throw new Error('usePlayback needs <Playback> above it: the root renders it.')
  return value
}
