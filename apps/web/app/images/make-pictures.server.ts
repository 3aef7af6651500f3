import pLimit from 'p-limit'
import type { PictureUpload } from '../content/uploads/uploads.server.ts'
import { type CachedPicture, cachedPicture, type PictureFiles } from './picture-files.server.ts'
import type { PictureRequest } from './picture-url.ts'

type Made = { picture: CachedPicture | undefined; written?: Promise<void> | undefined }

/** More pictures are asked for than can be made. */
export class TooManyPictures extends Error {}

type Making = {
  readOriginal: (address: string) => Promise<Buffer | undefined>
  convert: (original: Buffer, width: number, format: PictureRequest['format']) => Promise<Buffer>
  files: PictureFiles
  /** So many are made at once, and so many wait. */
  atOnce: number
  waiting: number
  /** Tells what one way of converting made from what another makes. */
  recipe: number
}

/**
 * Pictures from their files, and those that are not there made once for all who ask: undefined where the upload is
 * gone. Rejects where it cannot be had or converted, and with `TooManyPictures`.
 */
export function makePictures({ readOriginal, convert, files, atOnce, waiting, recipe }: Making) {
  const underway = new Map<string, Promise<Made>>()
  const limit = pLimit(atOnce)

  async function make(
    file: string,
    { address }: PictureUpload,
    { width, format }: PictureRequest,
  ): Promise<Made> {
    const known = await files.read(file)
    if (known) return { picture: known }
    if (limit.pendingCount >= waiting) throw new TooManyPictures('too many pictures are being made')
    const made = await limit(async () => {
      const original = await readOriginal(address)
      return original && cachedPicture(await convert(original, width, format))
    })
    // Who asked has it whether or not it can be stored.
    return { picture: made, written: made && files.write(file, made) }
  }

  return async (upload: PictureUpload, asked: PictureRequest): Promise<CachedPicture | undefined> => {
    const file = files.nameOf([recipe, asked.name, upload.edition, asked.width, asked.format].join(' '))
    const known = underway.get(file)
    if (known) return (await known).picture
    const making = make(file, upload, asked)
    underway.set(file, making)
    const isOver = () => underway.delete(file)
    // Until it is in its file, who asks has it from here.
    making.then(({ written }) => written).then(isOver, isOver)
    return (await making).picture
  }
}
