import { createContext, type RefObject, useContext } from 'react'
import type { CallHost } from './call-host.ts'

export type Track = { id: string; title: string; speaker?: string | undefined; src: string }

/** A list that is played through and starts again; its id tells whose list it is. */
export type Queue = { id: string; tracks: readonly Track[] }

export type PlaybackValue = {
  queue: Queue
  index: number
  playing: boolean
  /** Seconds into the track. */
  position: number
  /** Seconds of the track; 0 until it is known. */
  duration: number
  volume: number
  muted: boolean
  rate: number
  /** The track that was passed over because it could not be played, until the next change of track. */
  failed: Track | undefined
  /** Makes a track current; it sounds when `start` says so. */
  load: (queue: Queue, index: number, start: boolean) => void
  toggle: () => void
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

/**
 * Pauses the player for a sound that goes before it, and returns what ends that: the player goes on if it was playing.
 * `takenBack` is called when the visitor starts the player meanwhile.
 */
export type Interrupt = (takenBack: () => void) => () => void

type SoundOwner = {
  /** What the calls to prayer sound on. */
  callElement: RefObject<HTMLAudioElement | null>
  calls: CallHost
}

export const SoundOwnerContext = createContext<SoundOwner | undefined>(undefined)

/** The owner of all sound, for what sounds beside the player; unlike the player's state it never changes. */
export function useSoundOwner(): SoundOwner {
  const owner = useContext(SoundOwnerContext)
  if (!owner) throw new Error('useSoundOwner needs <Playback> above it: the root renders it.')
  return owner
}
