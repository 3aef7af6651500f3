import { MediaFile } from '../content/entry'
import type { StoredFile } from './media-library'

type Library = Map<string, StoredFile>

function stored(library: Library, file: string): StoredFile {
  const found = library.get(file)
  if (!found) throw new Error(`The demo content names ${file}, which is not in demo/media`)
  return found
}

/** The same data with ids in place of media files, and addresses in place of `media:name` in texts. */
export function resolveMedia(value: unknown, library: Library): unknown {
  if (value instanceof MediaFile) return stored(library, value.file).id
  if (typeof value === 'string') {
    return value.replace(/\bmedia:([\w-]+)/g, (_, name: string) => stored(library, `${name}.webp`).url)
  }
  if (Array.isArray(value)) return value.map((item) => resolveMedia(item, library))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, nested]) => [key, resolveMedia(nested, library)]),
  )
}
