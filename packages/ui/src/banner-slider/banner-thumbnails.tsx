'use client'

import { useEffect, useRef } from 'react'
import { Picture } from '../picture/picture.tsx'
import type { BannerSlide } from './banner-picture.tsx'

type BannerThumbnailsProps = {
  slides: BannerSlide[]
  /** Until then the thumbnails are empty, so that the first picture has the full bandwidth. */
  loaded: boolean
  index: number
  show: (index: number) => void
  label: string
  name: (position: number, count: number) => string
}

export function BannerThumbnails({ slides, loaded, index, show, label, name }: BannerThumbnailsProps) {
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
            aria-label={name(at + 1, slides.length)}
            aria-current={at === index || undefined}
            onClick={() => show(at)}
          >
            {loaded && (
              <Picture
                className="ui-banner-slider__thumbnail"
                src={slide.src}
                sources={slide.sources}
                sizes="80px"
                focal={slide.focal}
                alt=""
                fetchPriority="low"
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
