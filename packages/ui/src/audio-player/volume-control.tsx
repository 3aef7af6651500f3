'use client'

import { IconButton } from '../button/icon-button.tsx'
import { MutedIcon, VolumeIcon } from '../icon/media.tsx'
import { Range } from '../range/range.tsx'
import type { AudioPlayerLabels } from './labels.ts'

type VolumeControlProps = {
  /** 0 to 1. */
  volume: number
  muted: boolean
  onVolume: (volume: number) => void
  onMute: () => void
  labels: AudioPlayerLabels
}

export const VolumeControl = ({ volume, muted, onVolume, onMute, labels }: VolumeControlProps) => (
  <div className="ui-audio-player__volume" dir="ltr">
    <IconButton variant="bare" label={muted ? labels.unmute : labels.mute} onClick={onMute}>
      {muted || volume === 0 ? <MutedIcon /> : <VolumeIcon />}
    </IconButton>
    <Range
      aria-label={labels.volume}
      value={muted ? 0 : Math.round(volume * 100)}
      max={100}
      onChange={(event) => onVolume(Number(event.currentTarget.value) / 100)}
    />
  </div>
)
