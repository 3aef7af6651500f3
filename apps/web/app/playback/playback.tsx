import { type ReactNode, useRef, useState } from 'react'
import { PlaybackContext, type Queue, type Track } from './playback-context.ts'

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

/** The one owner of recorded sound: it stands above the routes, so a track outlives the page it was started on. */
export function Playback({ children }: { children: ReactNode }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState(untouched)
  const [failed, setFailed] = useState<readonly Track[]>([])
  const change = (part: Partial<typeof untouched>) => setState((before) => ({ ...before, ...part }))
  // A refusal to play (no gesture yet, another source since) shows as "not playing"; the element's error event says the rest.
  const start = () => audio.current?.play().catch(() => change({ playing: false }))

  function load(queue: Queue, index: number, andStart: boolean) {
    const track = queue.tracks[index]
    if (!track || !audio.current) return
    change({ queue, index, position: 0, duration: 0 })
    audio.current.src = track.src
    audio.current.playbackRate = state.rate
    if (andStart) start()
  }

  function step(by: 1 | -1) {
    const { length } = state.queue.tracks
    if (length > 0) load(state.queue, (state.index + by + length) % length, true)
  }

  /** A track that cannot be played is named and passed over, unless every track has failed in turn. */
  function skip() {
    const { tracks } = state.queue
    const track = tracks[state.index]
    if (!track) return
    change({ playing: false })
    setFailed([...failed, track])
    if (failed.length + 1 < tracks.length) step(1)
  }

  const value = {
    ...state,
    failed: failed.at(-1),
    load,
    step,
    toggle: () => {
      // A file that failed is asked for again: the network may be back.
      if (audio.current?.error) load(state.queue, state.index, true)
      else if (audio.current?.paused) start()
      else audio.current?.pause()
    },
    seek: (seconds: number) => audio.current && Object.assign(audio.current, { currentTime: seconds }),
    setVolume: (volume: number) => audio.current && Object.assign(audio.current, { volume, muted: false }),
    toggleMuted: () => audio.current && Object.assign(audio.current, { muted: !state.muted }),
    setRate: (rate: number) => audio.current && Object.assign(audio.current, { playbackRate: rate }),
  }

  return (
    <PlaybackContext value={value}>
      {children}
      {/* biome-ignore lint/a11y/useMediaCaption: recitations and lectures come without captions */}
      <audio
        ref={audio}
        preload="none"
        onPlaying={() => {
          setFailed([])
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
    </PlaybackContext>
  )
}

/** The length of a stream is infinite and that of an unread file NaN; both are shown as unknown. */
const finite = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0)
