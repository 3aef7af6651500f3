import { availableParallelism } from 'node:os'
import { env } from '../env.server.ts'
import { limitedLog } from '../platform/limited-log.server.ts'
import { convertPicture, recipe } from './convert-picture.server.ts'
import { makePictures } from './make-pictures.server.ts'
import { pictureFiles } from './picture-files.server.ts'
import { readOriginal } from './read-original.server.ts'

const megabyte = 1024 * 1024

/** The pictures of this site. */
export const picture = makePictures({
  readOriginal,
  convert: convertPicture,
  files: pictureFiles(env.PICTURE_CACHE_DIR, env.PICTURE_CACHE_MB * megabyte, (line) =>
    limitedLog.warn(line),
  ),
  // Leaves a CPU core for the pages, and one of the four pool threads, which also read files and compress pages.
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting: 200,
  recipe,
})
