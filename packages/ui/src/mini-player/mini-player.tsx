'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { AudioPlayerLabels } from '../audio-player/labels.ts'
import { SeekBar } from '../audio-player/seek-bar.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { PauseIcon, PlayIcon } from '../icon/media.tsx'
import { CloseIcon } from '../icon/navigation.tsx'
import './mini-player.css'

export type MiniPlayerProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> & {
  title: string
  /** The speaker, or why the track does not play; a phone has no room for it. */
  detail?: ReactNode
  playing: boolean
  /** Seconds. */
  position: number
  /** Seconds; 0 until it is known. */
  duration: number
  formatTime: (seconds: number) => string
  /** Offers to go on where the recording was left, in place of the seek bar on a phone. */
  resume?: { label: string; onResume: () => void } | undefined
  onToggle: () => void
  onSeek: (seconds: number) => void
  onClose: () => void
  labels: Pick<AudioPlayerLabels, 'region' | 'play' | 'pause' | 'seek' | 'position'> & { close: string }
}

/** What plays, at the foot of the window of every page; the parent component controls the `<audio>` element. */
export function MiniPlayer({
  title,
  detail,
  playing,
  position,
  duration,
  formatTime,
  resume,
  onToggle,
  onSeek,
  onClose,
  labels,
  className,
  ...rest
}: MiniPlayerProps) {
  return (
    <section
      aria-label={labels.region}
      {...rest}
      className={classNames('ui-mini-player ui-ground ui-no-print', className)}
    >
      <div className="ui-mini-player__row ui-container">
        <IconButton variant="gold" label={playing ? labels.pause : labels.play} onClick={onToggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <div className="ui-mini-player__now">
          <p className="ui-mini-player__title" title={title}>
            <bdi>{title}</bdi> {detail && <span className="ui-mini-player__detail">{detail}</span>}
          </p>
          {resume && (
            <Button variant="secondary" className="ui-mini-player__resume" onClick={resume.onResume}>
              {resume.label}
            </Button>
          )}
          <SeekBar
            className="ui-mini-player__seek"
            position={position}
            duration={duration}
            formatTime={formatTime}
            onSeek={onSeek}
            label={labels.seek}
            valueText={labels.position}
          />
        </div>
        <IconButton variant="bare" label={labels.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </section>
  )
}
