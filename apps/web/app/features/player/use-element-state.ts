import { type ReactEventHandler, useState } from 'react'

const untouched = { playing: false, position: 0, duration: 0, volume: 1, muted: false, rate: 1 }

/** What an audio element does, and the listeners of the element that follow it. */
export function useElementState() {
  const [state, setState] = useState(untouched)
  const change = (part: Partial<typeof untouched>) => setState((before) => ({ ...before, ...part }))
  const follow =
    (read: (element: HTMLAudioElement) => Partial<typeof untouched>): ReactEventHandler<HTMLAudioElement> =>
    ({ currentTarget }) =>
      change(read(currentTarget))
  const listeners = {
    onPause: () => change({ playing: false }),
    onTimeUpdate: follow(({ currentTime }) => ({ position: currentTime })),
    onDurationChange: follow(({ duration }) => ({ duration: finite(duration) })),
    onVolumeChange: follow(({ volume, muted }) => ({ volume, muted })),
    onRateChange: follow(({ playbackRate }) => ({ rate: playbackRate })),
  }
  return { state, change, listeners }
}

/** The length of a stream is infinite and that of an unread file NaN; both are shown as unknown. */
const finite = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0)
