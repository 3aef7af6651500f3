import { gold, teal } from '../color.ts'
import { Drawing, group, rect } from '../drawing.ts'
import { starField } from '../pattern.ts'
import { shamsa } from '../shamsa.ts'

const border = (width: number, height: number, inset: number, thickness: number, color: string) =>
  rect(inset, inset, width - inset * 2, height - inset * 2, {
    fill: 'none',
    stroke: color,
    'stroke-width': thickness,
  })

/** An ornament where a portrait would be: a medallion on a ground of stars. */
export function medallion(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const light = drawing.radial(
    [
      [0, teal(0.46)],
      [1, teal(0.23)],
    ],
    [width / 2, height * 0.46],
    height * 0.62,
    false,
  )
  return drawing.svg(
    group([
      rect(0, 0, width, height, { fill: light }),
      starField(width, height, {
        fold: 12,
        edge: width * 0.075,
        angle: 62,
        strokes: [{ color: gold(0.78, 0.2), width: 2 }],
      }),
      border(width, height, width * 0.045, 5, gold(0.76)),
      border(width, height, width * 0.06, 1.6, gold(0.76, 0.8)),
      shamsa(drawing, width / 2, height * 0.48, width * 0.37),
    ]),
  )
}
