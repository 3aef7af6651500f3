const header = 44

/** One channel of samples between -1 and 1 as a WAV file of 16 bits. */
export function wav(samples: Float32Array, samplesPerSecond: number): Blob {
  const bytes = samples.length * 2
  const view = new DataView(new ArrayBuffer(header + bytes))
  const text = (at: number, words: string) => {
    for (let i = 0; i < words.length; i++) view.setUint8(at + i, words.charCodeAt(i))
  }
  text(0, 'RIFF')
  view.setUint32(4, header - 8 + bytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, samplesPerSecond, true)
  view.setUint32(28, samplesPerSecond * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, bytes, true)
  samples.forEach((sample, i) => {
    view.setInt16(header + i * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  })
  return new Blob([view.buffer], { type: 'audio/wav' })
}
