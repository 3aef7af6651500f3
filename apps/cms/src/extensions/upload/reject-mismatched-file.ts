import path from 'node:path'
import { errors } from '@strapi/utils'
import { fileTypeFromFile } from 'file-type'

/** A file of a multipart request, in a temporary place. */
export interface ReceivedFile {
  originalFilename?: string | null
  filepath: string
}

/**
 * What an editor may put into the library, by ending: the types that its content may be. SVG and HTML are
 * not here: both carry scripts, and a file of the library is opened on the content server's own address.
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

/** Refuses, with a 400, a file whose content is not what its name says, or not what `ending` says. */
export async function rejectMismatchedFile({ originalFilename, filepath }: ReceivedFile, ending?: string) {
  const name = originalFilename ?? ''
  const endings = [path.extname(name), ...(ending === undefined ? [] : [ending])].map((it) =>
    it.toLowerCase(),
  )
  const refused = endings.find((it) => !contentOf[it])
  if (refused !== undefined)
    throw new errors.ValidationError(`"${name}" cannot be kept here. The library takes ${allowed}`)

  const type = (await fileTypeFromFile(filepath))?.mime
  const untrue = endings.find((it) => !type || !contentOf[it]?.includes(type))
  if (untrue)
    throw new errors.ValidationError(
      `"${name}" is no ${untrue} file: its content is ${type ?? 'of no known type'}`,
    )
}
