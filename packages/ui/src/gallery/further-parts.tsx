'use client'

import { type MouseEvent, memo, useEffect, useRef } from 'react'
import { Link } from '../link/link.tsx'
import type { Album } from './album.ts'
import { GalleryGrid } from './gallery-grid.tsx'
import { heightOf } from './part-memory.ts'
import { furtherParts, type GalleryParts, rangeOf } from './parts.ts'
import type { GalleryPicture } from './picture.ts'
import { useLoadedParts } from './use-loaded-parts.ts'
import { usePartWindow } from './use-part-window.ts'
import './further-parts.css'

type FurtherPartsProps = {
  parts: GalleryParts
  /** Those of the first part. */
  pictures: readonly GalleryPicture[]
  sizes: string | undefined
  links: Map<number, HTMLAnchorElement>
  onLink: (index: number, link: HTMLAnchorElement | null) => void
  onShow: (event: MouseEvent<HTMLAnchorElement>, index: number) => void
  onPrepare: () => void
  onAlbum: (album: Album) => void
}

/**
 * The parts of an album after the first, each below a link to its page. Those near the viewport are loaded and rendered; every
 * other is an element of its height.
 */
export function FurtherParts({ parts, pictures, links, onAlbum, ...grid }: FurtherPartsProps) {
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

  useEffect(() => {
    const link = focused.current === undefined ? undefined : links.get(focused.current)
    if (!link) return
    focused.current = undefined
    link.focus()
  })

  return (
    <div ref={root} className="ui-gallery__parts">
      {heights &&
        furtherParts(parts).map((part) => {
          const shown = near.has(part) ? loaded.get(part) : undefined
          const isShown = shown !== undefined && shown !== 'failed'
          return (
            <div
              key={part}
              className="ui-gallery__part"
              data-part={part}
              {...(!isShown && { 'data-empty': '', style: { blockSize: heightOf(heights, parts, part) } })}
            >
              <PartLink parts={parts} part={part} />
              {isShown && <GalleryGrid {...grid} pictures={shown} from={rangeOf(parts, part).from} />}
            </div>
          )
        })}
    </div>
  )
}

/** Formatting the numbers of all parts would take as long as rendering one. */
const PartLink = memo(function PartLink({ parts, part }: { parts: GalleryParts; part: number }) {
  const { from, to } = rangeOf(parts, part)
  return (
    <p className="ui-gallery__range">
      <Link variant="quiet" href={parts.href(part)}>
        {parts.name(from + 1, to)}
      </Link>
    </p>
  )
})
