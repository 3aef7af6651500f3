import { type ReactNode, useRef, useState } from 'react'
import { AudioFocusContext } from '../../platform/audio-focus.ts'
import { PlaybackContext, type PlaybackValue, type Queue, type Track } from './playback-context.ts'
import { useGrantAudioFocus } from './use-grant-audio-focus.ts'
import { useMediaSession } from './use-media-session.ts'

const nothing: Queue = { id: 'nothing', tracks: [] }
const untouched = {
  queue: nothing,
  index: 0,
  playing: false,
  position: 0,
  duration: 0,
  volume: 1,
  muted: false,
  rate: 1,
}

/** The site's player: above the routes, so that a track plays on when the page changes. */
export function Playback({ children }: { children: ReactNode }) {
  const audio = useRef<HTMLAudioElement>(null)
  const { request, takeBack } = useGrantAudioFocus(audio)
  const [state, setState] = useState(untouched)
  /** Consecutive tracks that failed. */
  const [tried, setTried] = useState<readonly Track[]>([])
  const [failed, setFailed] = useState<Track>()
  const change = (part: Partial<typeof untouched>) => setState((before) => ({ ...before, ...part }))
  // A refusal to play (no gesture yet, another source since) shows as "not playing"; the element's error event reports
  // other failures.
  const start = () => audio.current?.play().catch(() => change({ playing: false }))

  const tune = (
    part: Partial<Pick<HTMLAudioElement, 'currentTime' | 'volume' | 'muted' | 'playbackRate'>>,
  ) => {
    if (audio.current) Object.assign(audio.current, part)
  }

  function open(queue: Queue, index: number, andStart: boolean) {
    const track = queue.tracks[index]
    if (!track || !audio.current) return
    change({ queue, index, position: 0, duration: 0 })
    audio.current.src = track.src
    audio.current.playbackRate = state.rate
    if (andStart) start()
  }

  function go(by: 1 | -1) {
    const { length } = state.queue.tracks
    if (length > 0) open(state.queue, (state.index + by + length) % length, true)
  }

  /** A track that cannot be played is named and skipped, unless every track has failed in turn. */
  function skip() {
    const { tracks } = state.queue
    const track = tracks[state.index]
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

  function load(queue: Queue, index: number, andStart: boolean) {
    forgetFailures()
    open(queue, index, andStart)
  }

  function step(by: 1 | -1) {
    forgetFailures()
    go(by)
  }

  const value: PlaybackValue = {
    ...state,
    failed,
    load,
    step,
    toggle: () => {
      // A file that failed is requested again: the network may be back.
      if (audio.current?.error) load(state.queue, state.index, true)
      else if (audio.current?.paused) start()
      else audio.current?.pause()
    },
    seek: (currentTime) => tune({ currentTime }),
    setVolume: (volume) => tune({ volume, muted: false }),
    toggleMuted: () => tune({ muted: !state.muted }),
    setRate: (playbackRate) => tune({ playbackRate }),
  }

  useMediaSession(value)

  return (
    <PlaybackContext value={value}>
      {/* biome-ignore lint/a11y/useMediaCaption: recitations and lectures come without captions */}
      <audio
        ref={audio}
        preload="none"
        onPlay={takeBack}
        onPlaying={() => {
          setTried([])
          change({ playing: true })
        }}
        onPause={() => change({ playing: false })}
        onTimeUpdate={({ currentTarget }) => change({ position: currentTarget.currentTime })}
        onDurationChange={({ currentTarget }) => change({ duration: finite(currentTarget.duration) })}
        onVolumeChange={({ currentTarget: { volume, muted } }) => change({ volume, muted })}
        onRateChange={({ currentTarget }) => change({ rate: currentTarget.playbackRate })}
        onEnded={() => step(1)}
        onError={skip}
      />
      <AudioFocusContext value={request}>{children}</AudioFocusContext>
    </PlaybackContext>
  )
}

/** The length of a stream is infinite and that of an unread file NaN; both are shown as unknown. */
const finite = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0)
