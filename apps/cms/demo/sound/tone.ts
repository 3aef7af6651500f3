/** Low is enough for bells, and it is the rate that the bit rate asks for: the encoder must not resample. */
const rate = 16000

interface Bell {
  start: number
  frequency: number
  loudness: number
}

export interface Piece {
  seconds: number
  /** The lowest tone in Hz. */
  root: number
  /** Steps above the root in semitones, one bell each, in turn. */
  steps: readonly number[]
  /** Seconds from one bell to the next. */
  pace: number
}

/** Loudness and pitch of the partials of a soft bell, and how much faster than the first each dies away. */
const partials = [
  [1, 1, 1],
  [0.42, 2, 1.6],
  [0.16, 2.76, 2.6],
  [0.07, 5.4, 4.5],
] as const

const bells = ({ seconds, root, steps, pace }: Piece): Bell[] =>
  Array.from({ length: Math.floor((seconds - 2.5) / pace) }, (_, index) => ({
    start: 0.4 + index * pace,
    frequency: root * 2 ** ((steps[index % steps.length] as number) / 12),
    loudness: index % steps.length === 0 ? 1 : 0.72,
  }))

const fade = (time: number, seconds: number) =>
  Math.min(1, time / 0.6) * Math.min(1, Math.max(0, (seconds - time) / 2.2))

/** A calm row of bells over a held fifth, as 16-bit samples: plainly a sound check, no music and no voice. */
export function render(piece: Piece): { samples: Int16Array; rate: number } {
  const { seconds, root } = piece
  const row = bells(piece)
  const samples = new Int16Array(Math.round(seconds * rate))
  for (let index = 0; index < samples.length; index++) {
    const time = index / rate
    const hum = (ratio: number) => Math.sin(2 * Math.PI * (root / 2) * ratio * time)
    let value = 0.1 * hum(1) + 0.06 * hum(1.5) * (0.7 + 0.3 * Math.sin(2 * Math.PI * 0.13 * time))
    for (const bell of row) {
      const age = time - bell.start
      if (age < 0 || age > 4) continue
      const attack = Math.min(1, age / 0.012)
      for (const [loudness, ratio, haste] of partials) {
        value +=
          0.24 *
          bell.loudness *
          loudness *
          attack *
          Math.exp(-age * 1.5 * haste) *
          Math.sin(2 * Math.PI * bell.frequency * ratio * age)
      }
    }
    samples[index] = Math.round(Math.tanh(1.7 * value * fade(time, seconds)) * 30000)
  }
  return { samples, rate }
}
