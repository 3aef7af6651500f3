import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from 'react'

export type Track = { id: string; title: string; src: string; note: string }

type PlaybackState = {
  track: Track | undefined
  playing: boolean
  position: number
  duration: number
  failed: boolean
}

type PlaybackControls = {
  play: (queue: readonly Track[], index: number) => void
  toggle: () => void
  step: (by: 1 | -1) => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setRate: (rate: number) => void
}

const State = createContext<
  (PlaybackState & PlaybackControls & { volume: number; rate: number }) | undefined
>(undefined)

/** The one owner of recorded sound: it stands above the routes, so a track outlives the page it was started on. */
export function Playback({ children }: { children: ReactNode }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [queue, setQueue] = useState<readonly Track[]>([])
  const [index, setIndex] = useState(0)
  const [state, setState] = useState({ playing: false, position: 0, duration: 0, failed: false })
  const [volume, setVolume] = useState(1)
  const [rate, setRate] = useState(1)
  const note = (change: Partial<typeof state>) => setState((it) => ({ ...it, ...change }))

  const controls = useMemo(() => createControls(audio, setQueue, setIndex, note), [])
  const track = queue[index]
  const step = (by: 1 | -1) =>
    queue.length > 0 && controls.play(queue, (index + by + queue.length) % queue.length)

  const value = {
    ...state,
    ...controls,
    track,
    step,
    volume,
    rate,
    setVolume: (to: number) => {
      if (audio.current) audio.current.volume = to
      setVolume(to)
    },
    setRate: (to: number) => {
      if (audio.current) audio.current.playbackRate = to
      setRate(to)
    },
  }
  return (
    <State value={value}>
      {children}
      {/* biome-ignore lint/a11y/useMediaCaption: recitations and lectures come without captions */}
      <audio
        ref={audio}
        preload="none"
        onPlay={() => note({ playing: true, failed: false })}
        onPause={() => note({ playing: false })}
        onTimeUpdate={(event) => note({ position: event.currentTarget.currentTime })}
        onDurationChange={(event) => note({ duration: event.currentTarget.duration })}
        onEnded={() => step(1)}
        onError={() => note({ playing: false, failed: true })}
      />
    </State>
  )
}

function createControls(
  audio: RefObject<HTMLAudioElement | null>,
  setQueue: (queue: readonly Track[]) => void,
  setIndex: (index: number) => void,
  note: (change: { failed?: boolean; playing?: boolean; position?: number }) => void,
) {
  const start = () => audio.current?.play().catch(() => note({ playing: false }))
  return {
    play(queue: readonly Track[], index: number) {
      const track = queue[index]
      if (!track || !audio.current) return
      setQueue(queue)
      setIndex(index)
      note({ failed: false, position: 0 })
      audio.current.src = track.src
      start()
    },
    toggle() {
      if (audio.current?.paused) start()
      else audio.current?.pause()
    },
    seek(seconds: number) {
      if (audio.current) audio.current.currentTime = seconds
    },
  }
}

/** The site's player, from any component below the root. */
export function usePlayback() {
  const value = useContext(State)
  if (!value) throw new Error('usePlayback needs <Playback> above it: the root renders it.')
  return value
}
