import { mkdirSync, writeFileSync } from 'node:fs'
import { Mp3Encoder } from '@breezystack/lamejs'
import { type Piece, render } from './tone.ts'

// Makes the audio of the demo content anew: `node demo/sound/synthesise.ts`.
const pieces: Record<string, Piece> = {
  'tone-01': { seconds: 9, root: 220, steps: [0, 7, 12, 7], pace: 0.9 },
  'tone-02': { seconds: 10, root: 196, steps: [0, 4, 7, 11], pace: 1 },
  'tone-03': { seconds: 8, root: 247, steps: [0, 5, 9, 5], pace: 0.8 },
  'tone-04': { seconds: 11, root: 174, steps: [0, 7, 9, 14], pace: 1.1 },
  'tone-05': { seconds: 9, root: 262, steps: [12, 7, 5, 0], pace: 0.95 },
  'tone-06': { seconds: 10, root: 208, steps: [0, 3, 7, 10], pace: 1.05 },
  'tone-07': { seconds: 8, root: 233, steps: [0, 12, 7, 4], pace: 0.85 },
  'tone-08': { seconds: 12, root: 165, steps: [0, 5, 12, 9], pace: 1.2 },
  'tone-09': { seconds: 9, root: 277, steps: [0, 2, 7, 9], pace: 0.9 },
  'tone-10': { seconds: 10, root: 185, steps: [7, 0, 4, 12], pace: 1 },
  'tone-11': { seconds: 11, root: 147, steps: [0, 7, 12, 16], pace: 1.15 },
  'tone-12': { seconds: 8, root: 294, steps: [0, 4, 9, 7], pace: 0.75 },
}

const kilobitsPerSecond = 24
const block = 1152

function encode(piece: Piece): Buffer {
  const { samples, rate } = render(piece)
  const encoder = new Mp3Encoder(1, rate, kilobitsPerSecond)
  const parts: Buffer[] = []
  // The encoder hands back one buffer of its own each time: copy it.
  const keep = (bytes: Int8Array | Uint8Array) => parts.push(Buffer.from(bytes))
  for (let start = 0; start < samples.length; start += block) {
    keep(encoder.encodeBuffer(samples.subarray(start, start + block)))
  }
  keep(encoder.flush())
  return Buffer.concat(parts)
}

const folder = new URL('../media/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, piece] of Object.entries(pieces)) {
  const bytes = encode(piece)
  writeFileSync(new URL(`${name}.mp3`, folder), bytes)
  process.stdout.write(`${name}.mp3 ${Math.round(bytes.length / 1024)} KiB\n`)
}
