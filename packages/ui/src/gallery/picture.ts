import type { PictureSource } from '../picture/source.ts'

export type GalleryPicture = {
  /** Where the whole picture lies. */
  href: string
  /** The small one of the grid. */
  src: string
  /** The available formats and widths, of the small one and the full one. */
  sources?: readonly PictureSource[] | undefined
  /** Pixels of the small one: with them nothing moves when it arrives. */
  width?: number | undefined
  height?: number | undefined
  alt: string
  caption?: string | undefined
}

export type LightboxLabels = {
  /** Names the whole for screen readers. */
  region: string
  close: string
  next: string
  previous: string
  /** "2 of 5". */
  position: (position: number, count: number) => string
  /** The message in place of a picture that could not be loaded. */
  broken: string
}
