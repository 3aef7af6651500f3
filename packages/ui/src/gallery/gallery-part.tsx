'use client'

import { memo, useMemo } from 'react'
import { Link } from '../link/link.tsx'
import { GalleryGrid, type GalleryGridProps } from './gallery-grid.tsx'
import { type GalleryParts, rangeOf } from './parts.ts'
import type { GalleryPicture } from './picture.ts'
import { useSlices } from './use-slices.ts'

type GalleryPartProps = Omit<GalleryGridProps, 'pictures' | 'from'> & {
  parts: GalleryParts
  part: number
  /** Undefined for a part that is not near the viewport, or not loaded. */
  pictures: readonly GalleryPicture[] | undefined
  /** In CSS pixels, until all of its pictures are rendered. */
  height: number
}

/** One part of an album below a link to its page: its pictures, which are added in slices, or an element of its height. */
export function GalleryPart({ parts, part, pictures = none, height, ...grid }: GalleryPartProps) {
  const rendered = useSlices(pictures.length)
  const shown = useMemo(() => pictures.slice(0, rendered), [pictures, rendered])
  const isWhole = rendered > 0 && rendered === pictures.length
  return (
    <div
      className="ui-gallery__part"
      data-part={part}
      {...(!isWhole && { 'data-empty': '', style: { blockSize: height } })}
    >
      <PartLink parts={parts} part={part} />
      {rendered > 0 && <GalleryGrid {...grid} pictures={shown} from={rangeOf(parts, part).from} />}
    </div>
  )
}

const none: readonly GalleryPicture[] = []

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
