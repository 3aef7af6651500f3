import { archPath } from '../arch.ts'
import { openBook, rehal } from '../book.ts'
import { brick, gold, paper, sand, teal } from '../color.ts'
import { at, Drawing, ellipse, group, path, rect } from '../drawing.ts'
import { lantern } from '../lantern.ts'
import { starField } from '../pattern.ts'

/** The Quran open on its stand, in its own light. */
export function quran(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const center = width / 2
  const floor = height * 0.66
  const size = height * 0.33
  const light = drawing.radial(
    [
      [0, gold(0.93, 0.5)],
      [0.35, gold(0.85, 0.18)],
      [1, gold(0.8, 0)],
    ],
    [center, floor - size * 0.9],
    height * 0.62,
    false,
  )
  const fadeOut = drawing.radial(
    [
      [0, '#fff'],
      [0.55, '#888'],
      [1, '#000'],
    ],
    [center, height * 0.36],
    width * 0.52,
    false,
  )
  const pattern = starField(
    width,
    height,
    { fold: 12, edge: height * 0.052, angle: 60, strokes: [{ color: gold(0.76, 0.3), width: 1.8 }] },
    { mask: drawing.mask(rect(0, 0, width, height, { fill: fadeOut })) },
  )
  const ground = drawing.linear([
    [0, teal(0.2)],
    [1, teal(0.14)],
  ])
  return drawing.svg(
    group([
      rect(0, 0, width, height, {
        fill: drawing.linear([
          [0, teal(0.22)],
          [0.6, teal(0.33)],
          [1, teal(0.2)],
        ]),
      }),
      pattern,
      rect(0, 0, width, height, { fill: light }),
      rect(0, floor + size * 0.12, width, height, { fill: ground }),
      rect(0, floor + size * 0.12, width, 2, { fill: gold(0.8, 0.4) }),
      ellipse(center, floor + size * 0.16, size * 1.25, size * 0.1, {
        fill: 'rgba(0,0,0,0.45)',
        filter: drawing.blur(14),
      }),
      rehal(drawing, center, floor + size * 0.14, size),
      openBook(drawing, center, floor - size * 0.42, size * 1.06),
    ]),
  )
}

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

/** A prayer niche of tile, seen straight on. */
export function niche(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const floor = height * 0.76
  const center = width / 2
  const wide = height * 0.5
  const clip = drawing.clip(path(archPath(wide, floor * 0.84), { transform: at(center, floor) }))
  const shade = drawing.radial(
    [
      [0, 'rgba(255,236,190,0.34)'],
      [0.5, 'rgba(255,236,190,0.02)'],
      [1, 'rgba(0,20,24,0.5)'],
    ],
    [center, floor * 0.62],
    wide * 0.86,
    false,
  )
  const wall = starField(width, floor, {
    fold: 8,
    edge: height * 0.032,
    angle: 64,
    fills: { 8: teal(0.4), 4: gold(0.72) },
    strokes: [
      { color: paper(0.9), width: 6 },
      { color: teal(0.5), width: 1.4 },
    ],
  })
  const heart = starField(width, floor, {
    fold: 12,
    edge: height * 0.03,
    angle: 58,
    fills: { 12: teal(0.3), 6: gold(0.68), 4: brick(0.48) },
    strokes: [
      { color: paper(0.92), width: 5 },
      { color: teal(0.42), width: 1.2 },
    ],
    heart: { fill: teal(0.46), core: gold(0.76), line: gold(0.76) },
  })
  const frame = (grow: number, color: string, thickness: number) =>
    path(archPath(wide + grow, floor * 0.84 + grow * 0.7), {
      fill: 'none',
      stroke: color,
      'stroke-width': thickness,
      transform: at(center, floor),
    })
  return drawing.svg(
    group([
      rect(0, 0, width, height, { fill: teal(0.52) }),
      wall,
      rect(0, 0, width, floor, {
        fill: drawing.linear(
          [
            [0, 'rgba(4,30,34,0.62)'],
            [0.3, 'rgba(4,30,34,0.12)'],
            [0.7, 'rgba(4,30,34,0.12)'],
            [1, 'rgba(4,30,34,0.62)'],
          ],
          [0, 0],
          [1, 0],
        ),
      }),
      frame(70, teal(0.24), 54),
      frame(70, gold(0.74), 3),
      frame(120, gold(0.78), 6),
      frame(20, gold(0.78), 8),
      group(
        [rect(0, 0, width, floor, { fill: teal(0.6) }), heart, rect(0, 0, width, floor, { fill: shade })],
        {
          'clip-path': clip,
        },
      ),
      lantern(drawing, center, floor * 0.37, height * 0.062, floor * 0.19),
      rect(0, floor, width, height - floor, {
        fill: drawing.linear([
          [0, teal(0.3)],
          [1, teal(0.16)],
        ]),
      }),
      rect(0, floor - 4, width, 8, { fill: gold(0.74) }),
      ellipse(center, floor + height * 0.06, wide * 0.9, height * 0.04, {
        fill: gold(0.82, 0.22),
        filter: drawing.blur(18),
      }),
    ]),
  )
}
