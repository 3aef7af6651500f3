'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import type { AudioPlayerLabels } from './labels.ts'
import { SeekBar } from './seek-bar.tsx'
import { SpeedControl } from './speed-control.tsx'
import { type AudioTrack, TrackList } from './track-list.tsx'
import { Transport } from './transport.tsx'
import { VolumeControl } from './volume-control.tsx'
import './audio-player.css'

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
  /** Above the list, such as a switch between two lists or a link to all recordings. */
  tools?: ReactNode
  /** On a phone the list is folded. */
  isListFolded?: boolean
  /** The message in place of a track that could not be played. */
  notice?: ReactNode
  labels: AudioPlayerLabels
}

/** The user interface of a player; the parent component controls the `<audio>` element. */
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
  isListFolded = false,
  notice,
  labels,
  className,
  ...rest
}: AudioPlayerProps) {
  const track = tracks[index]
  // One track is its own list.
  const listed = tracks.length > 1
  const list = (
    <TrackList tracks={tracks} index={index} playing={playing} onSelect={onSelect} label={labels.list} />
  )
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
            className="ui-audio-player__seek"
            position={position}
            duration={duration}
            formatTime={formatTime}
            onSeek={onSeek}
            label={labels.seek}
            valueText={labels.position}
          />
          <div className="ui-audio-player__controls">
            <Transport
              playing={playing}
              disabled={tracks.length === 0}
              onToggle={onToggle}
              onPrevious={onPrevious}
              onNext={onNext}
              labels={labels}
            />
            <VolumeControl
              volume={volume}
              muted={muted}
              onVolume={onVolume}
              onMute={onMute}
              labels={labels}
            />
            <SpeedControl rate={rate} rates={rates} onRate={onRate} labels={labels} />
          </div>
        </div>
        {(tools || listed) && (
          <div className="ui-audio-player__side">
            {tools && <div className="ui-audio-player__tools">{tools}</div>}
            {listed &&
              (isListFolded ? (
                <Disclosure summary={labels.list} onlyOnPhones>
                  {list}
                </Disclosure>
              ) : (
                list
              ))}
          </div>
        )}
      </div>
    </section>
  )
}
