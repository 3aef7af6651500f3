import { gold, teal } from '../color.ts'
import { Drawing, group, rect } from '../drawing.ts'
import { lantern } from '../lantern.ts'
import { starField } from '../pattern.ts'

/** Lanterns of three sizes before a wall of stars. */
export function lanterns(width: number, height: number) {
  const drawing = new Drawing(width, height)
  return drawing.svg(
    group([
      rect(0, 0, width, height, {
        fill: drawing.radial(
          [
            [0, teal(0.42)],
            [1, teal(0.2)],
          ],
          [0.5, 0.45],
          0.7,
        ),
      }),
      starField(width, height, {
        fold: 8,
        edge: height * 0.062,
        angle: 60,
        strokes: [{ color: gold(0.78, 0.22), width: 2.4 }],
      }),
      lantern(drawing, width * 0.5, height * 0.17, height * 0.3, height * 0.4),
      lantern(drawing, width * 0.24, height * 0.29, height * 0.2, height * 0.5),
      lantern(drawing, width * 0.77, height * 0.24, height * 0.22, height * 0.5),
    ]),
  )
}
