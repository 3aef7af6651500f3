'use client'

import { type KeyboardEvent, useEffect } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { ChevronBackIcon, ChevronForwardIcon, CloseIcon, DownloadIcon } from '../icon/navigation.tsx'
import { hasModifier, stepOfKey } from '../keyboard/arrow-keys.ts'
import { useDialog } from '../modal/use-dialog.ts'
import type { Album } from './album.ts'
import { LightboxSlide } from './lightbox-slide.tsx'
import type { GalleryPicture, LightboxLabels } from './picture.ts'
import { slidesNear } from './slides-near.ts'
import { useSnapRow } from './use-snap-row.ts'
import './lightbox.css'

type LightboxProps = {
  pictures: readonly GalleryPicture[]
  /** Of a large album, whose parts are loaded when they are requested. */
  album?: Album | undefined
  /** The URL of the picture that the grid has loaded, if it has. */
  placeholderOf: (index: number) => string | undefined
  open: boolean
  /** Which picture is shown. */
  index: number
  onShow: (index: number) => void
  onClose: () => void
  /** Called after it has closed and the browser has restored the focus. */
  onClosed: () => void
  labels: LightboxLabels
}

/** One picture at a time over the whole viewport: a scroll-snap row, so the browser handles swipes. */
export function Lightbox({
  pictures,
  album = { count: pictures.length, pictureAt: (at) => pictures[at] },
  placeholderOf,
  open,
  index,
  onShow,
  onClose,
  onClosed,
  labels,
}: LightboxProps) {
  const { count, pictureAt } = album
  const picture = pictureAt(index)
  const dialog = useDialog({ open, onClose })
  // After `useDialog`, whose effect opens the dialog.
  const row = useSnapRow({ open, index, count, onShow })

  useEffect(() => {
    if (open) for (const at of [index, index + 1, index - 1]) album.request?.(at)
  })

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event)
    const to = { Home: 0, End: count - 1 }[event.key] ?? (step ? index + step : undefined)
    if (to === undefined || hasModifier(event)) return dialog.onKeyDown(event)
    event.preventDefault()
    row.show(to)
  }

  return (
    <dialog
      {...dialog}
      onKeyDown={onKeyDown}
      onClose={(event) => {
        dialog.onClose(event)
        if (!event.currentTarget.open) onClosed()
      }}
      aria-label={labels.region}
      onPointerDown={(event) => {
        dialog.onPointerDown(event)
        row.release()
      }}
      className="ui-lightbox ui-ground"
    >
      <div className="ui-lightbox__layout">
        <div className="ui-lightbox__bar">
          <p className="ui-lightbox__position" aria-live="polite">
            {labels.position(index + 1, count)}
          </p>
          {picture?.download && (
            <a
              href={picture.download}
              download=""
              title={labels.download}
              aria-label={labels.download}
              className="ui-icon-button ui-icon-button--bare"
            >
              <DownloadIcon />
            </a>
          )}
          <IconButton variant="bare" label={labels.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div ref={row.ref} className="ui-lightbox__row" tabIndex={0} onScroll={row.onScroll}>
          <div className="ui-lightbox__track" style={{ inlineSize: `${count * 100}%` }}>
            {slidesNear(index, count).map((at) => (
              <LightboxSlide
                key={at}
                at={at}
                count={count}
                picture={pictureAt(at)}
                placeholder={placeholderOf(at)}
                near={Math.abs(at - index) <= 1 || Math.abs(at - index) === count - 1}
                current={at === index}
                failed={album.hasFailed?.(at) === true}
                broken={labels.broken}
              />
            ))}
          </div>
        </div>
        <div className="ui-lightbox__foot">
          {count > 1 && (
            <IconButton label={labels.previous} onClick={() => row.show(index - 1)}>
              <ChevronBackIcon />
            </IconButton>
          )}
          <p {...picture?.captionWritten} className="ui-lightbox__caption">
            {picture?.caption}
          </p>
          {count > 1 && (
            <IconButton label={labels.next} onClick={() => row.show(index + 1)}>
              <ChevronForwardIcon />
            </IconButton>
          )}
        </div>
      </div>
    </dialog>
  )
}
