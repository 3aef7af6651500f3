type SlideDrag = {
  onStart: () => void
  /** The distance from the start, in frame widths in reading direction: between -1 and 1. */
  onMove: (distance: number) => void
  /** A flick is a short drag, which moves on however small the distance. */
  onEnd: (isFlick: boolean) => void
}

/** Controls within a slide that a drag belongs to. */
const usesDrags = 'input, textarea, select, audio, video, [contenteditable]'

/** A press that moves less, in CSS pixels, is a click. */
const minDistance = 6
/** In milliseconds. */
const maxFlickTime = 300

/** Reports drags of the slides in a frame by touch, pen or mouse, until the signal is aborted. */
export function listenForDrags(frame: HTMLElement, drag: SlideDrag, signal: AbortSignal) {
  let dragged = false

  function press(down: PointerEvent) {
    dragged = false
    if (!down.isPrimary || down.button !== 0 || (down.target as Element).closest(usesDrags)) return
    const { width } = frame.getBoundingClientRect()
    const onward = getComputedStyle(frame).direction === 'rtl' ? 1 : -1
    const over = new AbortController()
    const options = { signal: AbortSignal.any([signal, over.signal]) }

    function move(event: PointerEvent) {
      if (event.pointerId !== down.pointerId) return
      const distance = event.clientX - down.clientX
      if (!dragged) {
        if (Math.abs(distance) < minDistance) return
        dragged = true
        frame.setPointerCapture(down.pointerId)
        frame.dataset.dragged = ''
        drag.onStart()
      }
      drag.onMove(Math.max(-1, Math.min(1, (onward * distance) / width)))
    }

    function end(event: PointerEvent) {
      if (event.pointerId !== down.pointerId) return
      over.abort()
      if (!dragged) return
      delete frame.dataset.dragged
      // The browser cancels the pointer when it scrolls the page instead.
      drag.onEnd(event.type === 'pointerup' && event.timeStamp - down.timeStamp < maxFlickTime)
    }

    window.addEventListener('pointermove', move, options)
    window.addEventListener('pointerup', end, options)
    window.addEventListener('pointercancel', end, options)
  }

  /** The click that ends a drag follows no link; one from the keyboard has no detail. */
  function click(event: MouseEvent) {
    if (!dragged || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  signal.addEventListener('abort', () => delete frame.dataset.dragged)
  frame.addEventListener('pointerdown', press, { signal })
  frame.addEventListener('click', click, { signal, capture: true })
  // Otherwise the browser drags the picture or link itself.
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}
