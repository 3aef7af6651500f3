import { wav } from './wav.ts'

const rate = 22_050
/** The times of the strokes in seconds, and the pitch of each in Hz. */
const strokes = [
  [0, 392],
  [1.6, 523.25],
  [3.2, 392],
] as const
const seconds = 7
/** The partials of a bell: frequency ratio, amplitude, decay time in seconds. */
const partials = [
  [1, 0.34, 3.2],
  [2, 0.12, 1.8],
  [2.76, 0.07, 1.1],
  [5.4, 0.03, 0.5],
] as const

/** A neutral chime of seven seconds, synthesised: no recitation, and no file to fetch. */
export function chime(): Blob {
  const samples = new Float32Array(rate * seconds)
  for (const [start, pitch] of strokes)
    for (const [above, loud, length] of partials) {
      const from = Math.round(start * rate)
      for (let i = from; i < samples.length; i++) {
        const passed = (i - from) / rate
        // An attack of a hundredth of a second avoids a click.
        const swell = Math.min(1, passed * 100)
        const tone = Math.sin(2 * Math.PI * pitch * above * passed)
        samples[i] = (samples[i] ?? 0) + swell * loud * Math.exp((-5 * passed) / length) * tone
      }
    }
  // The last stroke fades out to silence.
  const fade = rate / 2
  for (let i = 0; i < fade; i++) {
    const at = samples.length - 1 - i
    samples[at] = (samples[at] ?? 0) * (i / fade)
  }
  return wav(samples, rate)
}

/** A twentieth of a second of silence, to probe whether the browser would play a call. */
export const silence = (): Blob => wav(new Float32Array(rate / 20), rate)
