import type { PictureSource } from '../picture/source.ts'

export type GalleryPicture = {
  /** The URL of the full picture. */
  href: string
  /** The URL of the thumbnail. */
  src: string
  /** The available formats and widths of the thumbnail and of the full picture. */
  sources?: readonly PictureSource[] | undefined
  /** The size of the thumbnail in pixels, which prevents layout shifts. */
  width?: number | undefined
  height?: number | undefined
  alt: string
  caption?: string | undefined
}

export type LightboxLabels = {
  /** The label of the lightbox for screen readers. */
  region: string
  close: string
  next: string
  previous: string
  /** "2 of 5". */
  position: (position: number, count: number) => string
  /** The message in place of a picture that could not be loaded. */
  broken: string
}
