'use client'

import { IconButton } from '../button/icon-button.tsx'
import { NextTrackIcon, PauseIcon, PlayIcon, PreviousTrackIcon } from '../icon/media.tsx'
import type { AudioPlayerLabels } from './labels.ts'

type TransportProps = {
  playing: boolean
  disabled: boolean
  onToggle: () => void
  onPrevious: () => void
  onNext: () => void
  labels: AudioPlayerLabels
}

/**
 * The buttons for playing, pausing, and the previous and next track, from left to right in every language, as on other
 * players.
 */
export const Transport = ({ playing, disabled, onToggle, onPrevious, onNext, labels }: TransportProps) => (
  <div className="ui-audio-player__transport">
    <div dir="ltr">
      <IconButton variant="bare" label={labels.previous} disabled={disabled} onClick={onPrevious}>
        <PreviousTrackIcon />
      </IconButton>
      <IconButton
        variant="gold"
        className="ui-audio-player__play"
        label={playing ? labels.pause : labels.play}
        disabled={disabled}
        onClick={onToggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <IconButton variant="bare" label={labels.next} disabled={disabled} onClick={onNext}>
        <NextTrackIcon />
      </IconButton>
    </div>
  </div>
)
