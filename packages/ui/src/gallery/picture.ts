import type { FocalPoint } from '../picture/focal-point.ts'
import type { PictureSource } from '../picture/source.ts'
import type { Written } from '../picture/written.ts'

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
  focal?: FocalPoint | undefined
  alt: string
  altWritten?: Written | undefined
  caption?: string | undefined
  captionWritten?: Written | undefined
  /** The URL at which the original is downloaded, where that is offered. */
  download?: string | undefined
}

export type LightboxLabels = {
  /** The label of the lightbox for screen readers. */
  region: string
  close: string
  next: string
  previous: string
  /** Of the link that downloads the original; required where pictures have one. */
  download?: string
  /** "2 of 5". */
  position: (position: number, count: number) => string
  /** The message in place of a picture that could not be loaded. */
  broken: string
}

/** What is read aloud in place of a picture: its caption, where it has no alternative text. */
export const describe = ({ alt, altWritten, caption, captionWritten }: GalleryPicture) =>
  alt ? { alt, ...altWritten } : { alt: caption ?? '', ...captionWritten }
