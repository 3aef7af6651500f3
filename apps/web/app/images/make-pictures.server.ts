import { bulkhead } from 'cockatiel'
import type { PictureUpload } from '../content/uploads/uploads.server.ts'
import { type CachedPicture, cachedPicture, type PictureFiles } from './picture-files.server.ts'
import type { PictureRequest } from './picture-url.ts'

type Made = { picture: CachedPicture | undefined; written?: Promise<void> | undefined }

type Making = {
  readOriginal: (address: string) => Promise<Buffer | undefined>
  convert: (original: Buffer, width: number, format: PictureRequest['format']) => Promise<Buffer>
  files: PictureFiles
  /** The number of concurrent conversions, and of those that wait. */
  atOnce: number
  waiting: number
  /** Distinguishes the output of different versions of the conversion. */
  recipe: number
}

/**
 * Pictures from the cache; missing ones are converted once for all concurrent requests. Undefined if the upload is
 * gone. Rejects if it cannot be fetched or converted, and with `BulkheadRejectedError`.
 */
export function makePictures({ readOriginal, convert, files, atOnce, waiting, recipe }: Making) {
  const underway = new Map<string, Promise<Made>>()
  const conversions = bulkhead(atOnce, waiting)

  async function make(
    file: string,
    { address }: PictureUpload,
    { width, format }: PictureRequest,
  ): Promise<Made> {
    const known = await files.read(file)
    if (known) return { picture: known }
    const made = await conversions.execute(async () => {
      const original = await readOriginal(address)
      return original && cachedPicture(await convert(original, width, format))
    })
    // The picture is returned whether or not it can be stored.
    return { picture: made, written: made && files.write(file, made) }
  }

  return async (upload: PictureUpload, request: PictureRequest): Promise<CachedPicture | undefined> => {
    const file = files.nameOf([recipe, request.name, upload.edition, request.width, request.format].join(' '))
    const known = underway.get(file)
    if (known) return (await known).picture
    const making = make(file, upload, request)
    underway.set(file, making)
    const isOver = () => underway.delete(file)
    // Concurrent requests share it until it is in its file.
    making.then(({ written }) => written).then(isOver, isOver)
    return (await making).picture
  }
}
