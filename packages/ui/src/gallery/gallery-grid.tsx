'use client'

import { type MouseEvent, memo } from 'react'
import { Picture } from '../picture/picture.tsx'
import { describe, type GalleryPicture } from './picture.ts'
import { ratioOf } from './ratio.ts'

export type GalleryGridProps = {
  pictures: readonly GalleryPicture[]
  /** The index in the album of the first of them. */
  from: number
  sizes: string | undefined
  /** Receives the link of each picture, and null when it is removed. */
  onLink: (index: number, link: HTMLAnchorElement | null) => void
  onShow: (event: MouseEvent<HTMLAnchorElement>, index: number) => void
  /** The pointer or the focus has come to a picture. */
  onPrepare: () => void
}

/** Pictures in rows of equal height, in their own proportions, each a link to the full picture. */
export const GalleryGrid = memo(function GalleryGrid({
  pictures,
  from,
  sizes,
  onLink,
  onShow,
  onPrepare,
}: GalleryGridProps) {
  return (
    <ul className="ui-gallery__grid" onPointerOver={onPrepare} onFocus={onPrepare}>
      {pictures.map((picture, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an album may have a picture twice
          key={from + at}
          className="ui-gallery__item"
          data-ratio={ratioOf(picture.width, picture.height)}
        >
          <figure>
            <a
              ref={(link) => onLink(from + at, link)}
              href={picture.href}
              className="ui-gallery__link"
              data-in-place=""
              onClick={(event) => onShow(event, from + at)}
            >
              <Picture
                className="ui-gallery__picture"
                src={picture.src}
                sources={picture.sources}
                sizes={sizes}
                width={picture.width}
                height={picture.height}
                focal={picture.focal}
                {...describe(picture)}
              />
            </a>
            {picture.caption && (
              <figcaption {...picture.captionWritten} className="ui-gallery__caption">
                {picture.caption}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
})
