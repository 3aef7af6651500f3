'use client'

import { memo, useEffect, useRef } from 'react'
import { Picture } from '../picture/picture.tsx'
import type { BannerSlide } from './banner-picture.tsx'

type BannerThumbnailsProps = {
  slides: BannerSlide[]
  /** Until then the thumbnails are empty, so that the first picture has the full bandwidth. */
  loaded: boolean
  index: number
  show: (index: number) => void
  label: string
  names: readonly string[]
}

const Thumbnail = memo(function Thumbnail({ slide: { src, sources, focal } }: { slide: BannerSlide }) {
  return (
    <Picture
      className="ui-banner-slider__thumbnail"
      src={src}
      sources={sources}
      sizes="80px"
      focal={focal}
      alt=""
      fetchPriority="low"
    />
  )
})

export function BannerThumbnails({ slides, loaded, index, show, label, names }: BannerThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null)

  // Scrolls the current thumbnail into view, without scrolling the page.
  useEffect(() => {
    const row = list.current
    const current = row?.children[index]
    if (!row || !current) return
    const inside = current.getBoundingClientRect()
    const outside = row.getBoundingClientRect()
    if (inside.left < outside.left) row.scrollLeft -= outside.left - inside.left
    else if (inside.right > outside.right) row.scrollLeft += inside.right - outside.right
  }, [index])

  return (
    <ul ref={list} className="ui-banner-slider__thumbnails" aria-label={label}>
      {slides.map((slide, at) => (
        <li key={slide.src}>
          <button
            type="button"
            aria-label={names[at]}
            aria-current={at === index || undefined}
            onClick={() => show(at)}
          >
            {loaded && <Thumbnail slide={slide} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
