import { type ReactNode, useRef, useState } from 'react'
import { AudioFocusContext } from '../../platform/audio-focus.ts'
import { PlaybackContext, type PlaybackValue, type Queue, type Track } from './playback-context.ts'
import { useElementState } from './use-element-state.ts'
import { useGrantAudioFocus } from './use-grant-audio-focus.ts'

const nothing: { queue: Queue; index: number } = { queue: { id: 'nothing', tracks: [] }, index: 0 }

/** The site's player: above the routes, so that a track plays on when the page changes. */
export function Playback({ children }: { children: ReactNode }) {
  const audio = useRef<HTMLAudioElement>(null)
  const { request, interrupted, takeBack } = useGrantAudioFocus(audio)
  const { state, change, listeners } = useElementState()
  const [{ queue, index }, setCurrent] = useState(nothing)
  /** Consecutive tracks that failed. */
  const [tried, setTried] = useState<readonly Track[]>([])
  const [failed, setFailed] = useState<Track>()
  // A refusal to play (no gesture yet, another source since) shows as "not playing"; the element's error event reports
  // other failures.
  const start = () => audio.current?.play().catch(() => change({ playing: false }))

  const tune = (
    part: Partial<Pick<HTMLAudioElement, 'currentTime' | 'volume' | 'muted' | 'playbackRate'>>,
  ) => {
    if (audio.current) Object.assign(audio.current, part)
  }

  function open(of: Queue, at: number, andStart: boolean) {
    const track = of.tracks[at]
    if (!track || !audio.current) return
    setCurrent({ queue: of, index: at })
    change({ position: 0, duration: 0 })
    audio.current.src = track.src
    audio.current.playbackRate = state.rate
    if (andStart) start()
  }

  function go(by: 1 | -1) {
    const { length } = queue.tracks
    if (length > 0) open(queue, (index + by + length) % length, true)
  }

  /** A track that cannot be played is named and skipped, unless every track has failed in turn. */
  function skip() {
    const { tracks } = queue
    const track = tracks[index]
    if (!track) return
    change({ playing: false })
    setFailed(track)
    setTried([...tried, track])
    if (tried.length + 1 < tracks.length) go(1)
  }

  function forgetFailures() {
    setFailed(undefined)
    setTried([])
  }

  function load(of: Queue, at: number, andStart: boolean) {
    forgetFailures()
    open(of, at, andStart)
  }

  function step(by: 1 | -1) {
    forgetFailures()
    go(by)
  }

  const value: PlaybackValue = {
    ...state,
    queue,
    index,
    interrupted,
    failed,
    load,
    step,
    toggle: () => {
      // A file that failed is requested again: the network may be back.
      if (audio.current?.error) load(queue, index, true)
      else if (audio.current?.paused) start()
      else audio.current?.pause()
    },
    close: () => {
      forgetFailures()
      setCurrent(nothing)
      change({ playing: false, position: 0, duration: 0 })
      audio.current?.removeAttribute('src')
      audio.current?.load()
    },
    seek: (currentTime) => tune({ currentTime }),
    setVolume: (volume) => tune({ volume, muted: false }),
    toggleMuted: () => tune({ muted: !state.muted }),
    setRate: (playbackRate) => tune({ playbackRate }),
  }

  return (
    <PlaybackContext value={value}>
      <audio
        ref={audio}
        preload="none"
        onPlay={takeBack}
        onPlaying={() => {
          setTried([])
          change({ playing: true })
        }}
        {...listeners}
        onEnded={() => step(1)}
        onError={skip}
      />
      <AudioFocusContext value={request}>{children}</AudioFocusContext>
    </PlaybackContext>
  )
}
