import { memo } from 'react'
import { Link } from '../link/link.tsx'
import type { FocalPoint } from '../picture/focal-point.ts'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/source.ts'
import type { Written } from '../picture/written.ts'

export type BannerSlide = {
  src: string
  sources?: readonly PictureSource[] | undefined
  width?: number | undefined
  height?: number | undefined
  focal?: FocalPoint | undefined
  alt: string
  altWritten?: Written | undefined
  title?: string | undefined
  text?: string | undefined
  /** Of title and text. */
  written?: Written | undefined
  /** The target of the link. */
  href?: string | undefined
}

type BannerPictureProps = {
  slide: BannerSlide
  first: boolean
  /** Whether the picture is loaded; until then only the text is shown. */
  wanted: boolean
  sizes?: string | undefined
}

/** A press moves the slides and renders the slider again, but not its pictures. */
export const BannerPicture = memo(function BannerPicture({
  slide,
  first,
  wanted,
  sizes,
}: BannerPictureProps) {
  const { src, sources, width, height, focal, alt, altWritten, title, text, written, href } = slide
  return (
    <figure className="ui-banner-slider__picture">
      {wanted && (
        <Picture
          className="ui-banner-slider__image"
          src={src}
          sources={sources}
          sizes={sizes}
          cropped
          width={width}
          height={height}
          focal={focal}
          alt={alt}
          {...altWritten}
          fetchPriority={first ? 'high' : 'low'}
          draggable={false}
        />
      )}
      {(title || text) && (
        <figcaption {...written} className="ui-banner-slider__caption">
          {title && (
            <p className="ui-banner-slider__title">
              {href ? (
                <Link variant="bare" href={href}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
          )}
          {text && <p className="ui-banner-slider__text">{text}</p>}
        </figcaption>
      )}
      {href && !title && (
        <Link
          variant="bare"
          href={href}
          {...altWritten}
          aria-label={alt}
          className="ui-banner-slider__cover"
        />
      )}
    </figure>
  )
})
