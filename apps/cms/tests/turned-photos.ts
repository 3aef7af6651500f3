import sharp, { type Sharp } from 'sharp'

const colours = { red: '#ff0000', green: '#00ff00', blue: '#0000ff', white: '#ffffff' }
export type Colour = keyof typeof colours

/** The nearest of the four colours. */
const nameOf = (pixel: number[]) =>
  (Object.keys(colours) as Colour[]).find((name) =>
    [0, 1, 2].every((at) => {
      const wanted = Number.parseInt(colours[name].slice(1 + at * 2, 3 + at * 2), 16)
      return Math.abs((pixel[at] ?? 0) - wanted) < 60
    }),
  )

/** The colours of the four corners, row by row. */
export async function corners(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return nameOf([...data.subarray(start, start + 3)])
  }
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)]
}

/** A landscape of four colours: red and green above, blue and white below. */
export function landscape(width: number, height: number) {
  const part = (colour: Colour, left: number, top: number) => ({
    input: {
      create: { width: width / 2, height: height / 2, channels: 3 as const, background: colours[colour] },
    },
    left,
    top,
  })
  return sharp({ create: { width, height, channels: 3, background: colours.red } })
    .composite([
      part('green', width / 2, 0),
      part('blue', 0, height / 2),
      part('white', width / 2, height / 2),
    ])
    .png()
    .toBuffer()
}
/** The corners of a landscape as it was seen. */
export const upright = ['red', 'green', 'blue', 'white']

/** How a camera stores what Exif turns back, by the value of the tag. */
const held: Record<number, (it: Sharp) => Sharp> = {
  1: (it) => it,
  2: (it) => it.flop(),
  3: (it) => it.rotate(180),
  4: (it) => it.flip(),
  5: (it) => it.flop().rotate(270),
  6: (it) => it.rotate(270),
  7: (it) => it.flop().rotate(90),
  8: (it) => it.rotate(90),
}

export const orientations = Object.keys(held).map(Number)

/** What the tags of a photo tell of its place. */
export const place = 'Somewhere in Toronto'
const tagged = (picture: Sharp, orientation: number) =>
  picture
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { ImageDescription: place },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${place}</place></x:xmpmeta>`)

/** A landscape as a camera stores it that was held as this Exif orientation says, with tags of the place. */
export const turned = async (orientation: number, width: number, height: number) => {
  const picture = sharp(await landscape(width, height))
  const stored = sharp(await (held[orientation] as (it: Sharp) => Sharp)(picture).png().toBuffer())
  return tagged(stored, orientation)
}
