import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from './picture-url.ts'

/** Raised when pictures come out otherwise: what was stored is then made anew. */
export const recipe = 1

/** As the library's limit: a small file can decode to more pixels than memory holds. */
const maxPixels = 50_000_000
const mostSeconds = 30

// Each conversion has one thread, and keeps nothing for the next.
sharp.cache(false)
sharp.concurrency(1)

// What a file is, its bytes say, not its name: these are read and nothing else, no SVG that names others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((it) => `VipsForeignLoad${it}`),
})

const paper = '#ffffff'

/** AVIF at effort 2 costs a tenth of the time of the default 4 and comes out as small, a few hundredths more or less. */
const write: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 4 }),
  jpg: (picture) => picture.flatten({ background: paper }).jpeg({ quality: 78, mozjpeg: true }),
  png: (picture) => picture.png({ palette: true, effort: 4 }),
}

/**
 * A picture at most so many pixels wide, never wider than it is, upright, in sRGB, without what a camera wrote into it.
 * Rejects what is no picture, has too many pixels or takes too long.
 */
export function convertPicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  return write[format](picture).timeout({ seconds: mostSeconds }).toBuffer()
}
