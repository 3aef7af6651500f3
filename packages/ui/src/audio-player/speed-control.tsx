'use client'

import { useId } from 'react'
import type { AudioPlayerLabels } from './labels.ts'

type SpeedControlProps = {
  /** 1 is as recorded. */
  rate: number
  rates: readonly number[]
  onRate: (rate: number) => void
  labels: AudioPlayerLabels
}

export function SpeedControl({ rate, rates, onRate, labels }: SpeedControlProps) {
  const id = useId()
  return (
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
  )
}
