import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errors } from '@strapi/utils'
import { fileTypeFromFile } from 'file-type'
import { unreadableHeicMessage } from '../../invalid-requests/panel-messages'
import { decodeHeic } from '../../pictures/decode-heic'
import { rejectLargePicture } from './reject-large-picture'
import type { ReceivedFile } from './reject-mismatched-file'

const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
const heicEndings = ['.heic', '.heif']
/** Mail and chat programs give a HEIC file the name of a JPEG file. */
const endings = [...heicEndings, '.jpg', '.jpeg']

const endingOf = (name: string) => path.extname(name).toLowerCase()

export const withJpegName = (name: string) =>
  heicEndings.includes(endingOf(name)) ? `${name.slice(0, -path.extname(name).length)}.jpg` : name

async function decode({ originalFilename, filepath }: ReceivedFile) {
  const converted = `${filepath}.jpg`
  try {
    await decodeHeic(filepath, converted)
    await rename(converted, filepath)
  } catch (error) {
    strapi.log.warn(`A HEIC picture could not be converted: ${(error as Error).message}`)
    throw new errors.ValidationError(unreadableHeicMessage(originalFilename ?? ''))
  } finally {
    await rm(converted, { force: true })
  }
}

/** Turns a HEIC file, as an iPhone takes it, into a JPEG file, because browsers cannot show it. */
export async function convertHeic(file: ReceivedFile) {
  const name = file.originalFilename ?? ''
  if (!endings.includes(endingOf(name))) return
  const type = (await fileTypeFromFile(file.filepath))?.mime ?? ''
  if (heicTypes.includes(type)) {
    await rejectLargePicture(file)
    await decode(file)
  } else if (type !== 'image/jpeg') return
  const { size } = await stat(file.filepath)
  Object.assign(file, {
    originalFilename: withJpegName(name),
    mimetype: 'image/jpeg',
    detectedMimeType: 'image/jpeg',
    size,
  })
}
