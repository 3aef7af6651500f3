/**
 * The indices of the slides that are rendered: two on each side, which a quick swipe or two presses reach, and the ends,
 * which follow each other.
 */
export function slidesNear(index: number, count: number): number[] {
  const around = [-2, -1, 0, 1, 2].map((step) => index + step).filter((it) => it >= 0 && it < count)
  const ends = index === 0 ? [count - 1] : index === count - 1 ? [0] : []
  return [...new Set([...around, ...ends])].sort((a, b) => a - b)
}
