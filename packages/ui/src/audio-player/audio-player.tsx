import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names/class-names.ts'
import {
  MutedIcon,
  NextTrackIcon,
  PauseIcon,
  PlayIcon,
  PreviousTrackIcon,
  VolumeIcon,
} from '../icon/media.tsx'
import { Range } from '../range/range.tsx'
import { SeekBar } from './seek-bar.tsx'
import { type AudioTrack, TrackList } from './track-list.tsx'
import './audio-player.css'

export type AudioPlayerLabels = {
  /** Names the player for screen readers. */
  region: string
  play: string
  pause: string
  next: string
  previous: string
  seek: string
  /** "2:05 of 12:41", read with the seek bar. */
  position: (passed: string, whole: string) => string
  volume: string
  mute: string
  unmute: string
  speed: string
  /** "1.5×". */
  rate: (rate: number) => string
  list: string
}

export type AudioPlayerProps = Omit<ComponentPropsWithRef<'section'>, 'onSelect'> & {
  tracks: AudioTrack[]
  /** Which track is current. */
  index: number
  playing: boolean
  /** Seconds. */
  position: number
  /** Seconds; 0 until it is known. */
  duration: number
  /** 0 to 1. */
  volume: number
  muted?: boolean
  /** 1 is as recorded. */
  rate: number
  rates?: number[]
  formatTime: (seconds: number) => string
  onToggle: () => void
  onPrevious: () => void
  onNext: () => void
  onSeek: (seconds: number) => void
  onVolume: (volume: number) => void
  onMute: () => void
  onRate: (rate: number) => void
  onSelect: (index: number) => void
  /** Above the list: the switch between two lists, a link to all. */
  tools?: ReactNode
  /** Said where the track is: that it could not be played. */
  notice?: ReactNode
  labels: AudioPlayerLabels
}

/** Shows a player and says what was pressed; the sound itself belongs to whoever renders it. */
export function AudioPlayer({
  tracks,
  index,
  playing,
  position,
  duration,
  volume,
  muted = false,
  rate,
  rates = [0.75, 1, 1.25, 1.5, 2],
  formatTime,
  onToggle,
  onPrevious,
  onNext,
  onSeek,
  onVolume,
  onMute,
  onRate,
  onSelect,
  tools,
  notice,
  labels,
  className,
  ...rest
}: AudioPlayerProps) {
  const id = useId()
  const track = tracks[index]
  const empty = tracks.length === 0
  // One track is its own list.
  const listed = tracks.length > 1
  return (
    <section
      aria-label={labels.region}
      {...rest}
      className={classNames('ui-audio-player ui-ground', className)}
    >
      <div className="ui-audio-player__layout">
        <div className="ui-audio-player__now">
          <div className="ui-audio-player__title">
            <p className="ui-audio-player__name">
              <bdi>{track?.title}</bdi>
            </p>
            <p className="ui-audio-player__detail" aria-live="polite">
              {notice ?? track?.detail}
            </p>
          </div>
          <SeekBar
            position={position}
            duration={duration}
            formatTime={formatTime}
            onSeek={onSeek}
            label={labels.seek}
            valueText={labels.position}
          />
          <div className="ui-audio-player__controls">
            <div className="ui-audio-player__transport">
              <IconButton variant="bare" label={labels.previous} disabled={empty} onClick={onPrevious}>
                <PreviousTrackIcon />
              </IconButton>
              <IconButton
                variant="gold"
                className="ui-audio-player__play"
                label={playing ? labels.pause : labels.play}
                disabled={empty}
                onClick={onToggle}
              >
                {playing ? <PauseIcon /> : <PlayIcon />}
              </IconButton>
              <IconButton variant="bare" label={labels.next} disabled={empty} onClick={onNext}>
                <NextTrackIcon />
              </IconButton>
            </div>
            <div className="ui-audio-player__volume">
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
            <div className="ui-audio-player__speed">
              <label htmlFor={id} className="ui-visually-hidden">
                {labels.speed}
              </label>
              <select
                id={id}
                title={labels.speed}
                value={rate}
                onChange={(event) => onRate(Number(event.currentTarget.value))}
              >
                {rates.map((each) => (
                  <option key={each} value={each}>
                    {labels.rate(each)}
                  </option>
                ))}
              </select>
            </div>
          </div>
        </div>
        {(tools || listed) && (
          <div className="ui-audio-player__side">
            {tools && <div className="ui-audio-player__tools">{tools}</div>}
            {listed && (
              <TrackList
                tracks={tracks}
                index={index}
                playing={playing}
                onSelect={onSelect}
                label={labels.list}
              />
            )}
          </div>
        )}
      </div>
    </section>
  )
}
