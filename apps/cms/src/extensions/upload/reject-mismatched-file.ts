import path from 'node:path'
import { errors } from '@strapi/utils'
import { fileTypeFromFile } from 'file-type'
import { mismatchedFileMessage, refusedFileMessage } from '../../invalid-requests/panel-messages'

/** A file of a multipart request, in a temporary folder. */
export interface ReceivedFile {
  originalFilename?: string | null
  filepath: string
  size: number
  mimetype?: string | null
  /** Set by Strapi's own check before ours. */
  detectedMimeType?: string
}

/**
 * The allowed files of the library: the types that the content may have, by file extension. SVG and HTML are not
 * allowed: both can contain scripts, and files of the library are served from the content server's origin.
 */
const contentOf: Record<string, string[]> = {
  '.jpg': ['image/jpeg'],
  '.jpeg': ['image/jpeg'],
  '.png': ['image/png'],
  '.webp': ['image/webp'],
  '.avif': ['image/avif'],
  '.gif': ['image/gif'],
  '.mp3': ['audio/mpeg'],
  '.m4a': ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  '.aac': ['audio/aac'],
  '.ogg': ['audio/ogg', 'audio/ogg; codecs=opus'],
  '.wav': ['audio/wav'],
  '.mp4': ['video/mp4', 'video/x-m4v'],
  '.webm': ['video/webm'],
  '.pdf': ['application/pdf'],
  '.vtt': ['text/vtt'],
}

const allowed = Object.keys(contentOf).join(', ')

/** Rejects with 400 a file whose content does not match its file extension, or `ending`. */
export async function rejectMismatchedFile({ originalFilename, filepath }: ReceivedFile, ending?: string) {
  const name = originalFilename ?? ''
  const endings = [path.extname(name), ...(ending === undefined ? [] : [ending])].map((it) =>
    it.toLowerCase(),
  )
  const refused = endings.find((it) => !contentOf[it])
  if (refused !== undefined) throw new errors.ValidationError(refusedFileMessage({ name, allowed }))

  const type = (await fileTypeFromFile(filepath))?.mime
  const untrue = endings.find((it) => !type || !contentOf[it]?.includes(type))
  if (untrue) throw new errors.ValidationError(mismatchedFileMessage({ name, ending: untrue, type }))
}
