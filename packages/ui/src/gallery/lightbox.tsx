import type { KeyboardEvent } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { ChevronBackIcon, ChevronForwardIcon, CloseIcon } from '../icon/navigation.tsx'
import { useDialog } from '../modal/use-dialog.ts'
import { stepOfKey } from '../slides/use-direction.ts'
import { LightboxSlide } from './lightbox-slide.tsx'
import type { GalleryPicture, LightboxLabels } from './picture.ts'
import { useSnapRow } from './use-snap-row.ts'
import './lightbox.css'

type LightboxProps = {
  pictures: GalleryPicture[]
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
  placeholderOf,
  open,
  index,
  onShow,
  onClose,
  onClosed,
  labels,
}: LightboxProps) {
  const count = pictures.length
  const dialog = useDialog({ open, onClose })
  // After `useDialog`, whose effect opens the dialog.
  const row = useSnapRow({ open, index, count, onShow })

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key, event.currentTarget)
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : step && index + step
    if (!step && event.key !== 'Home' && event.key !== 'End') return dialog.onKeyDown(event)
    event.preventDefault()
    row.show(to)
  }

  return (
    <dialog
      {...dialog}
      onKeyDown={onKeyDown}
      onClose={(event) => {
        dialog.onClose(event)
        onClosed()
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
          <IconButton variant="bare" label={labels.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div ref={row.ref} className="ui-lightbox__row" tabIndex={0} onScroll={row.onScroll}>
          {pictures.map((picture, at) => (
            <LightboxSlide
              key={picture.href}
              picture={picture}
              placeholder={placeholderOf(at)}
              near={Math.abs(at - index) <= 1 || Math.abs(at - index) === count - 1}
              current={at === index}
              broken={labels.broken}
            />
          ))}
        </div>
        <div className="ui-lightbox__foot">
          {count > 1 && (
            <IconButton label={labels.previous} onClick={() => row.show(index - 1)}>
              <ChevronBackIcon />
            </IconButton>
          )}
          <p className="ui-lightbox__caption">{pictures[index]?.caption}</p>
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
