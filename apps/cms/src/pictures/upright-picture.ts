import { createReadStream } from 'node:fs'
import path from 'node:path'
import { file as fileSizes } from '@strapi/utils'
import sharp, { type Metadata } from 'sharp'

/** A picture on its way into the library, as Strapi passes it on. */
export interface IncomingPicture {
  filepath: string
  hash: string
  tmpWorkingDirectory?: string
  sizeInBytes: number
}

/** By sharp's names of formats; a GIF has neither an orientation nor Exif data. */
const encoders = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'avif', avif: 'avif' } as const

const encoderOf = (format: string | undefined) =>
  format && Object.hasOwn(encoders, format) ? encoders[format as keyof typeof encoders] : undefined

/** sharp calls AVIF by its container, so that Strapi takes it for no picture and stores no size. */
export const isAvif = ({ filepath }: { filepath: string }) =>
  sharp(filepath)
    .metadata()
    .then(
      ({ compression }) => compression === 'av1',
      () => false,
    )

/** Comments of a JPEG file do not appear in its metadata. */
const isPlain = ({ format, exif, xmp, iptc, icc, comments, orientation = 1 }: Metadata) =>
  format !== 'jpeg' && !(exif || xmp || iptc || icc || comments) && orientation === 1

/**
 * The picture upright, in the colours of sRGB and without tags, which may contain the place where it was taken. Strapi's
 * own step removes the orientation without applying it, and keeps all tags of a file that it cannot make smaller.
 */
export async function uprightPicture<Picture extends IncomingPicture>(picture: Picture, quality: number) {
  const header = await sharp(picture.filepath).metadata()
  const encoder = encoderOf(header.format)
  // Encoding AVIF takes many times longer, and would not make it smaller.
  if (!encoder || (encoder === 'avif' && isPlain(header))) return picture

  const hasFrames = (header.pages ?? 1) > 1
  const pixels = sharp(picture.filepath, { animated: hasFrames })
  // Frames are stacked in one tall picture, which cannot be turned.
  if (!hasFrames) pixels.autoOrient()
  const folder = picture.tmpWorkingDirectory ?? path.dirname(picture.filepath)
  const filepath = path.join(folder, `upright-${picture.hash}`)
  const made = await pixels[encoder]({ quality }).toFile(filepath)
  if (made.size > picture.sizeInBytes && isPlain(header)) return picture
  return {
    ...picture,
    filepath,
    getStream: () => createReadStream(filepath),
    width: made.width,
    height: made.pageHeight ?? made.height,
    size: fileSizes.bytesToKbytes(made.size),
    sizeInBytes: made.size,
  }
}
