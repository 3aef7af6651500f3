import { archPath } from '../arch.ts'
import { gold, sand, teal } from '../color.ts'
import { at, Drawing, ellipse, group, path, rect } from '../drawing.ts'
import { lantern } from '../lantern.ts'
import { starField } from '../pattern.ts'

/** An arcade at night with a lantern in every arch. */
export function arcade(width: number, height: number, arches = 5) {
  const drawing = new Drawing(width, height)
  const floor = height * 0.74
  const step = width / arches
  const wall = drawing.linear([
    [0, teal(0.3)],
    [1, teal(0.22)],
  ])
  const night = drawing.linear([
    [0, teal(0.19)],
    [0.55, teal(0.38)],
    [0.8, sand(0.68)],
    [1, sand(0.6)],
  ])
  const openings = Array.from({ length: arches + 2 }, (_, index) => {
    const x = (index - 0.5) * step
    return { x, line: archPath(step * 0.74, floor * 0.84) }
  })
  const holes = openings.map(({ x, line }) => group(path(line, { fill: night }), { transform: at(x, floor) }))
  const trims = openings.map(({ x }) =>
    group(
      [
        path(archPath(step * 0.74, floor * 0.84), {
          fill: 'none',
          stroke: gold(0.72, 0.9),
          'stroke-width': 5,
        }),
        path(archPath(step * 0.81, floor * 0.88), {
          fill: 'none',
          stroke: gold(0.72, 0.4),
          'stroke-width': 2,
        }),
      ],
      { transform: at(x, floor) },
    ),
  )
  const spandrels = starField(width, height * 0.5, {
    fold: 8,
    edge: step * 0.05,
    angle: 62,
    strokes: [{ color: gold(0.74, 0.34), width: 1.6 }],
  })
  const lanterns = openings.map(({ x }, index) =>
    lantern(drawing, x, height * (index % 2 ? 0.27 : 0.21), step * 0.19, height * 0.3),
  )
  const pools = openings.map(({ x }) =>
    ellipse(x, floor + height * 0.07, step * 0.4, height * 0.036, {
      fill: gold(0.82, 0.3),
      filter: drawing.blur(16),
    }),
  )
  return drawing.svg(
    group([
      rect(0, 0, width, height, { fill: wall }),
      spandrels,
      ...holes,
      ...trims,
      rect(0, floor, width, height - floor, {
        fill: drawing.linear([
          [0, teal(0.24)],
          [1, teal(0.13)],
        ]),
      }),
      rect(0, floor, width, 4, { fill: gold(0.74, 0.75) }),
      ...pools,
      ...lanterns,
    ]),
  )
}
