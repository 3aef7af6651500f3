import { archPath } from '../arch.ts'
import { brick, gold, paper, teal } from '../color.ts'
import { at, Drawing, ellipse, group, path, rect } from '../drawing.ts'
import { lantern } from '../lantern.ts'
import { starField } from '../pattern.ts'

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
