import { errors } from '@strapi/utils'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { largePictureMessage, unreadablePictureMessage } from '../../invalid-requests/panel-messages'
import { maxPixels } from '../../pictures/max-pixels'
import type { ReceivedFile } from './reject-mismatched-file'

/** Reads only the header: no pixel is decoded. Undefined for formats that sharp does not support. */
const headerOf = (filepath: string) =>
  sharp(filepath, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)

/**
 * Rejects with 400 a picture of more pixels than the server should decode, including all frames. Every file is checked,
 * whatever its declared type, because Strapi decodes everything that sharp can open.
 */
export async function rejectLargePicture({ originalFilename, filepath }: ReceivedFile) {
  const name = originalFilename ?? ''
  const header = await headerOf(filepath)
  if (!header) {
    if ((await fileTypeFromFile(filepath))?.mime.startsWith('image/'))
      throw new errors.ValidationError(unreadablePictureMessage(name))
    return
  }
  const { width, height, pages: frames = 1 } = header
  if (width * height * frames > maxPixels)
    throw new errors.ValidationError(largePictureMessage({ name, width, height, frames, limit: maxPixels }), {
      width,
      height,
      frames,
      limit: maxPixels,
    })
}
