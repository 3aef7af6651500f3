/** The row of slides as it is placed in its frame. Positions and distances are in slides, in reading direction. */
export type SlideTrack = {
  /** Where the row rests or moves to. In a loop it counts on: of three slides, 3 is the first again. */
  readonly target: number
  /** Where the row is in this frame: between two slides while it moves. */
  position: () => number
  /** Moves to a position in `duration` milliseconds. */
  moveTo: (position: number, duration: number) => void
  /** Removes what it has set, so that the row is laid out as the server rendered it. */
  reset: () => void
}

/**
 * Moves a row of slides that are as wide as their frame. All lengths are percentages, so that a resized frame needs no
 * new measurement. In a loop the slides are not reordered: each is translated to the round in which it is seen next.
 */
export function createSlideTrack(row: HTMLElement, loop: boolean): SlideTrack {
  const slides = [...row.children] as HTMLElement[]
  const count = slides.length
  /** The percentage by which the row moves to show the next slide. */
  const onward = getComputedStyle(row).direction === 'rtl' ? 100 : -100
  let target = 0
  let endOfMove = 0

  function translateRow(position: number, duration: number) {
    row.style.transitionDuration = `${duration}ms`
    row.style.transform = `translateX(${position * onward}%)`
  }

  /** Places each slide where it is nearest to `centre`; of two such places, after it. */
  function translateSlides(centre: number) {
    for (const [place, slide] of slides.entries()) {
      const rounds = Math.round((centre - place) / count)
      slide.style.transform = rounds ? `translateX(${-onward * count * rounds}%)` : ''
    }
  }

  function position() {
    if (performance.now() >= endOfMove) return target
    const { width } = row.getBoundingClientRect()
    // In an element that is not displayed there is nothing to measure.
    if (width === 0) return target
    const { m41 } = new DOMMatrixReadOnly(getComputedStyle(row).transform)
    return (m41 / width / onward) * 100
  }

  return {
    get target() {
      return target
    },
    position,
    moveTo(to, duration) {
      let from = position()
      // A slide is in one place only: a move of more slides than there are skips whole rounds.
      const skipped = Math.trunc((to - from) / count) * count
      if (skipped) {
        from += skipped
        translateRow(from, 0)
        row.getBoundingClientRect()
      }
      if (loop) translateSlides((from + to) / 2)
      translateRow(to, duration)
      target = to
      endOfMove = performance.now() + duration
    },
    reset() {
      for (const element of [row, ...slides]) element.removeAttribute('style')
    },
  }
}
