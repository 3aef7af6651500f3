import type { GalleryPicture } from './picture.ts'

/** A large album of which only a part of its pictures is in the page at first. */
export type GalleryParts = {
  /** The number of pictures of the album, and of each of its parts but the last. */
  count: number
  size: number
  /** The part that the page begins with, from 0. */
  first: number
  /** The pictures of another part. Rejects when they cannot be loaded. */
  load: (part: number) => Promise<readonly GalleryPicture[]>
  /** The URL of the page that begins with a part. */
  href: (part: number) => string
  /** "Pictures 61 to 120". */
  name: (from: number, to: number) => string
  /** Stores the heights of the parts and the scroll position for the next time that this page is opened. */
  memory: { read: () => string | undefined; write: (value: string) => void }
}

/** The indices of the pictures of a part in the album: of its first, and of the one after its last. */
export const rangeOf = ({ size, count }: GalleryParts, part: number) => ({
  from: part * size,
  to: Math.min((part + 1) * size, count),
})

/** The parts after the one that the page begins with. */
export const furtherParts = ({ count, size, first }: GalleryParts): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(count / size) - first - 1) }, (_, at) => first + 1 + at)
