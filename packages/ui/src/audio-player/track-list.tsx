'use client'

import { PauseIcon, PlayIcon } from '../icon/media.tsx'

export type AudioTrack = {
  id: string
  title: string
  /** The speaker and the kind of recording. */
  detail?: string | undefined
  /** The formatted duration: 12:41. */
  duration?: string | undefined
}

type TrackListProps = {
  tracks: AudioTrack[]
  index: number
  playing: boolean
  onSelect: (index: number) => void
  label: string
}

export function TrackList({ tracks, index, playing, onSelect, label }: TrackListProps) {
  return (
    <ol className="ui-audio-player__tracks" aria-label={label}>
      {tracks.map((track, at) => (
        <li key={track.id}>
          <button type="button" aria-current={at === index || undefined} onClick={() => onSelect(at)}>
            {at === index && playing ? <PauseIcon /> : <PlayIcon />}
            <bdi>{track.title}</bdi>
            {track.detail && <span className="ui-audio-player__about">{track.detail}</span>}
            {track.duration && <span className="ui-audio-player__duration">{track.duration}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}
