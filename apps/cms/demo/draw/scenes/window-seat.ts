import { archPath } from '../arch.ts'
import { lyingBook } from '../closed-books.ts'
import { brick, gold, oklch, paper, sand, teal, wood } from '../color.ts'
import { at, Drawing, ellipse, group, path, rect } from '../drawing.ts'
import { cypress, ridge } from '../land.ts'
import { starField } from '../pattern.ts'
import { disc } from '../sky.ts'

/** A window seat with an open view, and books on the sill. */
export function windowSeat(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const center = width / 2
  const sill = height * 0.78
  const wide = height * 0.72
  const tall = height * 0.7
  const opening = path(archPath(wide, tall), { transform: at(center, sill) })
  const view = group([
    rect(0, 0, width, height, {
      fill: drawing.linear([
        [0, teal(0.7)],
        [0.5, teal(0.9)],
        [0.75, sand(0.93)],
        [1, sand(0.9)],
      ]),
    }),
    disc(drawing, center + wide * 0.18, sill - tall * 0.42, height * 0.05, paper(0.985), sand(0.95, 0.7)),
    ridge(width, sill - height * 0.14, height * 0.03, height, 3, { fill: teal(0.7) }),
    ridge(width, sill - height * 0.07, height * 0.02, height, 8, { fill: oklch(0.66, 0.06, 150) }),
    cypress(center - wide * 0.3, sill, height * 0.42, teal(0.34), teal(0.54)),
    cypress(center - wide * 0.18, sill, height * 0.3, teal(0.38), teal(0.58)),
    cypress(center + wide * 0.33, sill, height * 0.36, teal(0.36), teal(0.56)),
  ])
  const lattice = starField(wide, height * 0.28, {
    fold: 8,
    edge: height * 0.035,
    angle: 62,
    strokes: [
      { color: wood(0.3), width: 7 },
      { color: wood(0.46), width: 3 },
    ],
  })
  return drawing.svg(
    group([
      rect(0, 0, width, height, { fill: sand(0.88) }),
      starField(width, sill, {
        fold: 12,
        edge: height * 0.062,
        angle: 62,
        strokes: [{ color: sand(0.76, 0.7), width: 2 }],
      }),
      path(archPath(wide + 90, tall + 62), { fill: sand(0.82), transform: at(center, sill) }),
      group([view, group(lattice, { transform: at(center - wide / 2, sill - tall) })], {
        'clip-path': drawing.clip(opening),
      }),
      path(archPath(wide, tall), {
        fill: 'none',
        stroke: wood(0.36),
        'stroke-width': 14,
        transform: at(center, sill),
      }),
      path(archPath(wide + 90, tall + 62), {
        fill: 'none',
        stroke: teal(0.46),
        'stroke-width': 4,
        transform: at(center, sill),
      }),
      rect(0, sill, width, height * 0.04, {
        fill: drawing.linear([
          [0, wood(0.52)],
          [1, wood(0.42)],
        ]),
      }),
      rect(0, sill + height * 0.04, width, height, {
        fill: drawing.linear([
          [0, teal(0.4)],
          [1, teal(0.3)],
        ]),
      }),
      starField(
        width,
        height * 0.2,
        { fold: 8, edge: height * 0.03, angle: 62, strokes: [{ color: gold(0.8, 0.35), width: 2 }] },
        { transform: at(0, sill + height * 0.06) },
      ),
      ellipse(center + wide * 0.2, sill + 6, 130, 9, { fill: 'rgba(40,20,0,0.35)', filter: drawing.blur(5) }),
      lyingBook(center + wide * 0.2, sill + 6, 240, 42, teal(0.36)),
      lyingBook(center + wide * 0.19, sill - 36, 200, 34, brick(0.48)),
      lyingBook(center + wide * 0.21, sill - 70, 176, 30, wood(0.42)),
    ]),
  )
}
