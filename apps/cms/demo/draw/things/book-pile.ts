import { lyingBook } from '../closed-books.ts'
import { brick, gold, ink, sand, teal, wood } from '../color.ts'
import { group, path, rect } from '../drawing.ts'

/** A pile of books with a reed pen on it. */
export function bookPile() {
  const pile = [
    [0, 0, 1.16, 0.17, teal(0.36)],
    [-0.04, -0.17, 1.02, 0.14, brick(0.45)],
    [0.05, -0.31, 0.94, 0.16, teal(0.52)],
    [-0.02, -0.47, 0.8, 0.12, wood(0.45)],
  ] as const
  const books = pile.map(([x, y, width, height, color]) =>
    group(lyingBook(0, 0, width * 400, height * 400, color), {
      transform: `translate(${x} ${y}) scale(0.0025)`,
    }),
  )
  const pen = group(
    [
      path('M-0.4 -0.02H0.3L0.42 0L0.3 0.02H-0.4Z', { fill: sand(0.72) }),
      path('M0.3 -0.02L0.42 0L0.3 0.02Z', { fill: ink() }),
      rect(-0.4, -0.02, 0.06, 0.04, { fill: gold(0.72) }),
    ],
    { transform: 'translate(0.02 -0.63) rotate(-7)' },
  )
  return group([...books, pen])
}
