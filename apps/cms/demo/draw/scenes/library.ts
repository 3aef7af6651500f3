import { lyingBook, shelf } from '../closed-books.ts'
import { brick, gold, oklch, sand, teal, wood } from '../color.ts'
import { Drawing, group, rect } from '../drawing.ts'
import { lantern } from '../lantern.ts'

const bindings = [
  teal(0.34),
  teal(0.48),
  brick(0.42),
  wood(0.38),
  sand(0.68),
  teal(0.6),
  oklch(0.44, 0.08, 25),
]

/** Shelves of the library. */
export function library(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const board = drawing.linear([
    [0, wood(0.5)],
    [1, wood(0.36)],
  ])
  const rows = [0.32, 0.63, 0.94]
  const light = drawing.radial(
    [
      [0, 'rgba(255,225,160,0.34)'],
      [1, 'rgba(255,225,160,0)'],
    ],
    [width * 0.5, height * 0.36],
    width * 0.5,
    false,
  )
  return drawing.svg(
    group([
      rect(0, 0, width, height, { fill: wood(0.25) }),
      ...rows.flatMap((share, index) => {
        const y = height * share
        return [
          rect(0, y - height * 0.29, width, height * 0.29, {
            fill: drawing.linear([
              [0, wood(0.18)],
              [1, wood(0.28)],
            ]),
          }),
          shelf(width * 0.04, y, width * 0.42, height * 0.25, bindings, 5 + index),
          shelf(width * 0.54, y, width * (index === 1 ? 0.2 : 0.42), height * 0.25, bindings, 15 + index),
          rect(0, y, width, height * 0.026, { fill: board }),
          rect(0, y, width, 3, { fill: gold(0.7, 0.5) }),
        ]
      }),
      lyingBook(width * 0.86, height * 0.63, width * 0.17, height * 0.046, teal(0.4)),
      lyingBook(width * 0.855, height * 0.63 - height * 0.046, width * 0.15, height * 0.04, brick(0.46)),
      ...[0, 0.49, 0.98].map((share) => rect(width * share, 0, width * 0.022, height, { fill: board })),
      rect(0, 0, width, height, { fill: light }),
      lantern(drawing, width * 0.5, height * 0.12, height * 0.11, height * 0.2),
    ]),
  )
}
