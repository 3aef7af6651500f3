import { createSingleFlight } from '@islamic-centre/last-good-cache/single-flight'
import { bulkhead } from 'cockatiel'
import { type CachedPicture, cachedPicture, type PictureFiles } from './picture-files.server.ts'
import type { PictureRequest } from './picture-url.ts'

/** An upload that pictures are made of: where this server reaches it, and its present revision. */
export type PictureUpload = { address: string; revision: string }

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
  const flight = createSingleFlight<CachedPicture | undefined>()
  const conversions = bulkhead(atOnce, waiting)

  async function make(
    file: string,
    { address }: PictureUpload,
    { width, format }: PictureRequest,
  ): Promise<CachedPicture | undefined> {
    const known = await files.read(file)
    if (known) return known
    const made = await conversions.execute(async () => {
      const original = await readOriginal(address)
      return original && cachedPicture(await convert(original, width, format))
    })
    // The picture is returned whether or not it can be stored.
    if (made) void files.write(file, made)
    return made
  }

  return (upload: PictureUpload, request: PictureRequest): Promise<CachedPicture | undefined> => {
    const { name, width, format } = request
    const file = files.nameOf([recipe, name, upload.revision, width, format].join(' '))
    return flight.run(file, () => make(file, upload, request))
  }
}
