'use client'

import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { hasModifier, stepOfKey } from '../keyboard/arrow-keys.ts'
import { Range } from '../range/range.tsx'

const keyStep = 5

type SeekBarProps = {
  position: number
  duration: number
  formatTime: (seconds: number) => string
  onSeek: (seconds: number) => void
  label: string
  valueText: (passed: string, whole: string) => string
  className: string
}

/**
 * Runs from left to right in every language. Shows the pointer's position while it is dragged, and seeks on release.
 */
export function SeekBar({
  position,
  duration,
  formatTime,
  onSeek,
  label,
  valueText,
  className,
}: SeekBarProps) {
  const [preview, setPreview] = useState<number>()
  const dragging = useRef(false)
  const shown = Math.min(preview ?? position, duration)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const to = Number(event.currentTarget.value)
    if (dragging.current) setPreview(to)
    else onSeek(to)
  }

  function release() {
    dragging.current = false
    if (preview === undefined) return
    onSeek(preview)
    setPreview(undefined)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : stepOfKey(event)
    if (!step || hasModifier(event)) return
    event.preventDefault()
    onSeek(Math.max(0, Math.min(duration, position + step * keyStep)))
  }

  return (
    <div className={className} dir="ltr">
      <Range
        aria-label={label}
        aria-valuetext={valueText(formatTime(shown), formatTime(duration))}
        value={shown}
        max={duration}
        step="any"
        disabled={!duration}
        onChange={change}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          dragging.current = true
        }}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <span aria-hidden="true">{formatTime(shown)}</span>
      <span aria-hidden="true">{duration ? formatTime(duration) : ''}</span>
    </div>
  )
}
