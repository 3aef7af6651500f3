type Picture = { data: ArrayLike<number>; metadata: { width: number; height: number } }
type Colour = readonly [red: number, green: number, blue: number]

/** Pixels along a block's side. */
export const block = 8
/** The tolerated difference of colour in a plain block, of 255. */
const plainTolerance = 6
/** The tolerated difference of the mean colour in a block with letters, lines or pictures, of 255. */
const drawnTolerance = 40

/** A block's mean colour, and whether it has only one. */
function blockOf({ data, metadata: { width, height } }: Picture, left: number, top: number) {
  const sum = [0, 0, 0]
  const low = [255, 255, 255]
  const high = [0, 0, 0]
  let pixels = 0
  for (let y = top; y < Math.min(top + block, height); y++) {
    for (let x = left; x < Math.min(left + block, width); x++) {
      pixels++
      for (let channel = 0; channel < 3; channel++) {
        const value = data[(y * width + x) * 4 + channel] ?? 0
        sum[channel] = (sum[channel] ?? 0) + value
        low[channel] = Math.min(low[channel] ?? 0, value)
        high[channel] = Math.max(high[channel] ?? 0, value)
      }
    }
  }
  const mean = sum.map((whole) => whole / pixels) as unknown as Colour
  return { mean, plain: high.every((value, channel) => value - (low[channel] ?? 0) <= plainTolerance) }
}

/**
 * Compares two sheets block by block. Browsers render the edges of letters differently, which hardly changes the mean
 * colour of a block; a moved element changes the mean colour of other blocks, a recoloured one that of plain blocks.
 */
export function compareSheets(reference: Picture, actual: Picture) {
  const { width, height } = reference.metadata
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const size = ({ metadata }: Picture) => `${metadata.width}×${metadata.height}`
    return { pass: false, diff: null, message: `The sheet was ${size(reference)} px and is ${size(actual)}.` }
  }
  const diff = Uint8Array.from(actual.data)
  const bad: string[] = []
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < width; left += block) {
      const before = blockOf(reference, left, top)
      const after = blockOf(actual, left, top)
      const distance = Math.max(...before.mean.map((value, at) => Math.abs(value - (after.mean[at] ?? 0))))
      if (distance <= (before.plain && after.plain ? plainTolerance : drawnTolerance)) continue
      bad.push(`${left},${top}`)
      for (let y = top; y < Math.min(top + block, height); y++)
        for (let x = left; x < Math.min(left + block, width); x++)
          diff.set([255, 0, 0, 255], (y * width + x) * 4)
    }
  }
  const message = `${bad.length} blocks of ${block} px differ, the first at ${bad[0]}.`
  return bad.length === 0 ? { pass: true, diff: null, message: null } : { pass: false, diff, message }
}
