'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { Album } from './album.ts'
import type { GalleryGridProps } from './gallery-grid.tsx'
import { GalleryPart } from './gallery-part.tsx'
import { heightOf } from './part-memory.ts'
import { furtherParts, type GalleryParts } from './parts.ts'
import type { GalleryPicture } from './picture.ts'
import { useLoadedParts } from './use-loaded-parts.ts'
import { usePartWindow } from './use-part-window.ts'
import './further-parts.css'

type FurtherPartsProps = Omit<GalleryGridProps, 'pictures' | 'from'> & {
  parts: GalleryParts
  /** Those of the first part. */
  pictures: readonly GalleryPicture[]
  onAlbum: (album: Album) => void
}

/**
 * The parts of an album after the first, each below a link to its page. Those near the viewport are loaded and rendered; every
 * other is an element of its height.
 */
export function FurtherParts({ parts, pictures, onLink, onAlbum, ...grid }: FurtherPartsProps) {
  const { count, size } = parts
  const { loaded, request } = useLoadedParts(parts, pictures)
  const { root, near, heights } = usePartWindow(parts, request)
  const focused = useRef<number>(undefined)

  useEffect(() => {
    const partOf = (index: number) => loaded.get(Math.floor(index / size))
    onAlbum({
      count,
      pictureAt(index) {
        const part = partOf(index)
        return part === 'failed' ? undefined : part?.[index % size]
      },
      hasFailed: (index) => partOf(index) === 'failed',
      request: (index) => request(Math.floor(index / size)),
      focus(index) {
        focused.current = index
        const part = root.current?.querySelector(`[data-part="${Math.floor(index / size)}"]`)
        part?.scrollIntoView({ behavior: 'instant' })
      },
    })
  }, [loaded, count, size, request, onAlbum, root])

  // A picture that shall have the focus is rendered with a later slice of its part.
  const onLinkOfPart = useCallback(
    (index: number, link: HTMLAnchorElement | null) => {
      onLink(index, link)
      if (!link || index !== focused.current) return
      focused.current = undefined
      link.focus()
    },
    [onLink],
  )

  return (
    <div ref={root} className="ui-gallery__parts">
      {heights &&
        furtherParts(parts).map((part) => {
          const pictures = near.has(part) ? loaded.get(part) : undefined
          return (
            <GalleryPart
              key={part}
              {...grid}
              onLink={onLinkOfPart}
              parts={parts}
              part={part}
              pictures={pictures === 'failed' ? undefined : pictures}
              height={heightOf(heights, parts, part)}
            />
          )
        })}
    </div>
  )
}
