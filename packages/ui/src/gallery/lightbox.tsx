import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { ChevronBackIcon, ChevronForwardIcon, CloseIcon } from '../icon/navigation.tsx'
import { useDialog } from '../modal/use-dialog.ts'
import { useReducedMotion } from '../motion/use-reduced-motion.ts'
import { stepOfKey } from '../slides/use-direction.ts'
import { LightboxSlide } from './lightbox-slide.tsx'
import type { GalleryPicture, LightboxLabels } from './picture.ts'
import './lightbox.css'

type LightboxProps = {
  pictures: GalleryPicture[]
  open: boolean
  /** Which picture is shown. */
  index: number
  onShow: (index: number) => void
  onClose: () => void
  /** It has closed, and the platform has moved the focus. */
  onClosed: () => void
  labels: LightboxLabels
}

/** Quiet on the row for so many milliseconds: the finger's swing is over. */
const settled = 120

/** One picture at a time over the whole window: a row that scrolls and snaps, so a swipe is the platform's own. */
export function Lightbox({ pictures, open, index, onShow, onClose, onClosed, labels }: LightboxProps) {
  const row = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The picture that was asked for and is not there yet. */
  const wanted = useRef<number>(undefined)
  const still = useReducedMotion()
  const count = pictures.length
  const dialog = useDialog({ open, onClose })

  function scrollTo(to: number, behavior: ScrollBehavior) {
    const element = row.current
    if (!element) return
    const onward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollTo({ left: onward * to * element.clientWidth, behavior })
  }

  // After the dialog's own effect, which opens it: before, the row has no width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later pictures are scrolled to by what asks for them
  useLayoutEffect(() => {
    if (open) scrollTo(index, 'instant')
    return () => {
      clearTimeout(timer.current)
      // Closed before the row settled: the next opening must not scroll to the picture of this one.
      wanted.current = undefined
    }
  }, [open])

  function show(to: number) {
    const at = (to + count) % count
    onShow(at)
    wanted.current = at
    // From the last to the first there are all the others between: no ride past them.
    scrollTo(at, still || Math.abs(at - index) > 1 ? 'instant' : 'smooth')
  }

  function onScroll() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const element = row.current
      if (!element?.clientWidth) return
      const there = Math.round(Math.abs(element.scrollLeft) / element.clientWidth)
      const asked = wanted.current ?? there
      wanted.current = undefined
      // A ride that was under way can carry a later jump off.
      if (asked === there) onShow(there)
      else scrollTo(asked, 'instant')
    }, settled)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key, event.currentTarget)
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : step && index + step
    if (!step && event.key !== 'Home' && event.key !== 'End') return dialog.onKeyDown(event)
    event.preventDefault()
    show(to)
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
        // Whoever takes hold of the row says where it goes.
        wanted.current = undefined
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
        <div ref={row} className="ui-lightbox__row" tabIndex={0} onScroll={onScroll}>
          {pictures.map((picture, at) => (
            <LightboxSlide
              key={picture.href}
              picture={picture}
              near={Math.abs(at - index) <= 1 || Math.abs(at - index) === count - 1}
              current={at === index}
              broken={labels.broken}
            />
          ))}
        </div>
        <div className="ui-lightbox__foot">
          {count > 1 && (
            <IconButton label={labels.previous} onClick={() => show(index - 1)}>
              <ChevronBackIcon />
            </IconButton>
          )}
          <p className="ui-lightbox__caption">{pictures[index]?.caption}</p>
          {count > 1 && (
            <IconButton label={labels.next} onClick={() => show(index + 1)}>
              <ChevronForwardIcon />
            </IconButton>
          )}
        </div>
      </div>
    </dialog>
  )
}
