import type { GalleryPicture } from './picture.ts'

/** What the lightbox shows: all pictures of an album, by their index. */
export type Album = {
  count: number
  /** Undefined until its part is loaded. */
  pictureAt: (index: number) => GalleryPicture | undefined
  /** Loads the part that a picture is in. */
  request?: (index: number) => void
  hasFailed?: (index: number) => boolean
  /** Moves the focus to a picture of the grid, also to one whose part is not rendered. */
  focus?: (index: number) => void
}
