import { gold, teal } from '../color.ts'
import { Drawing, ellipse, group, rect } from '../drawing.ts'
import { openBook, rehal } from '../open-book.ts'
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
