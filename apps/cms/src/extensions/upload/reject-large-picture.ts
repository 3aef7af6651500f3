import { errors } from '@strapi/utils'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { largePictureMessage, unreadablePictureMessage } from '../../invalid-requests/panel-messages'
import type { ReceivedFile } from './reject-mismatched-file'

const limit = 50_000_000

/** Reads the header alone: no pixel is decoded. Undefined for what sharp knows no picture format of. */
const headerOf = (filepath: string) =>
  sharp(filepath, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)

/**
 * Refuses, with a 400, a picture of more pixels than the server should decode, all frames counted. Every file is looked
 * at, whatever it is said to be: what sharp can open, Strapi decodes.
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
  if (width * height * frames > limit)
    throw new errors.ValidationError(largePictureMessage({ name, width, height, frames, limit }), {
      width,
      height,
      frames,
      limit,
    })
}
