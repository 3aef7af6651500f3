import { useEffect, useEffectEvent } from 'react'
import type { PlaybackValue } from './playback-context.ts'

/** The default seek offset in seconds, if the device does not pass one. */
const jump = 10

/**
 * Publishes what plays through the Media Session API, and handles the media keys of headset, lock screen and keyboard.
 */
export function useMediaSession(player: PlaybackValue) {
  const { queue, index, playing, position, duration, rate } = player
  const track = queue.tracks[index]
  const { title, speaker } = track ?? {}

  const act = useEffectEvent(({ action, seekTime, seekOffset = jump }: MediaSessionActionDetails) => {
    if (action === 'nexttrack') player.step(1)
    else if (action === 'previoustrack') player.step(-1)
    else if (action === 'seekto') player.seek(seekTime ?? 0)
    else if (action === 'seekforward') player.seek(Math.min(duration, position + seekOffset))
    else if (action === 'seekbackward') player.seek(Math.max(0, position - seekOffset))
    else if (action === 'stop') player.close()
    else if ((action === 'play') !== playing) player.toggle()
  })

  useEffect(() => {
    if (title === undefined || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({ title, artist: speaker ?? '' })
    for (const action of actions) {
      try {
        mediaSession.setActionHandler(action, act)
      } catch {
        // This browser does not support the action.
      }
    }
  }, [title, speaker])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    return () => {
      mediaSession.metadata = null
      mediaSession.playbackState = 'none'
    }
  }, [])

  useEffect(() => {
    if (title === undefined || !('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused'
    if (duration > 0)
      navigator.mediaSession.setPositionState({
        duration,
        playbackRate: rate,
        position: Math.min(position, duration),
      })
  }, [title, playing, position, duration, rate])
}

const actions = [
  'play',
  'pause',
  'stop',
  'nexttrack',
  'previoustrack',
  'seekto',
  'seekforward',
  'seekbackward',
] as const satisfies MediaSessionAction[]
