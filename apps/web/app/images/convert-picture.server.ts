import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from './picture-url.ts'

/** Increase it when the output changes, so that stored pictures are converted again. */
export const recipe = 1

/** Like sharp's own limit: a small file can decode to more pixels than fit in memory. */
const maxPixels = 50_000_000
const timeoutSeconds = 30

// Each conversion has one thread and no cache.
sharp.cache(false)
sharp.concurrency(1)

// The format is detected from the bytes, not the name: only these are accepted, and no SVG, which may reference other
// files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((it) => `VipsForeignLoad${it}`),
})

const paper = '#ffffff'

/** AVIF at effort 2 takes a tenth of the time of the default 4, with the size within a few per cent. */
const write: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 4 }),
  jpg: (picture) => picture.flatten({ background: paper }).jpeg({ quality: 78, mozjpeg: true }),
  png: (picture) => picture.png({ palette: true, effort: 4 }),
}

/**
 * Converts a picture to at most this width in pixels, never wider than it is, upright, in sRGB, without metadata.
 * Rejects for files that are not pictures, have too many pixels or take too long.
 */
export function convertPicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  return write[format](picture).timeout({ seconds: timeoutSeconds }).toBuffer()
}
