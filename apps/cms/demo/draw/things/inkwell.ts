import { gold, ink, sand, teal, wood } from '../color.ts'
import { at, type Drawing, ellipse, group, path, rect, through } from '../drawing.ts'
import { eightStar } from '../girih.ts'

/** An inkwell with reed pens. */
export function inkwell(drawing: Drawing) {
  const glaze = drawing.linear(
    [
      [0, teal(0.26)],
      [0.6, teal(0.5)],
      [1, teal(0.34)],
    ],
    [0, 0],
    [1, 0],
  )
  const pen = (x: number, turn: number, length: number, color: string) =>
    group(
      [
        path(`M-0.022 0V${-length}L0 ${-length - 0.09}L0.022 ${-length}V0Z`, { fill: color }),
        path(`M-0.012 ${-length - 0.03}L0 ${-length - 0.09}L0.012 ${-length - 0.03}Z`, { fill: ink() }),
        rect(-0.022, -length * 0.62, 0.044, 0.02, { fill: gold(0.74) }),
      ],
      { transform: at(x, -0.3, 1, turn) },
    )
  return group([
    pen(-0.05, -20, 0.62, sand(0.7)),
    pen(0.02, 3, 0.72, wood(0.55)),
    pen(0.07, 22, 0.58, sand(0.78)),
    path(
      'M-0.17 -0.42H0.17L0.2 -0.36C0.4 -0.32 0.44 -0.2 0.44 -0.12C0.44 -0.03 0.38 0 0.3 0H-0.3C-0.38 0 -0.44 -0.03 -0.44 -0.12C-0.44 -0.2 -0.4 -0.32 -0.2 -0.36Z',
      { fill: glaze },
    ),
    ellipse(0, -0.42, 0.17, 0.03, { fill: ink() }),
    ellipse(0, -0.42, 0.17, 0.03, { fill: 'none', stroke: gold(0.76), 'stroke-width': 0.018 }),
    path(through(eightStar([0, -0.17], 0.11)), { fill: gold(0.78) }),
    path(through(eightStar([0, -0.17], 0.055, Math.PI / 8)), { fill: teal(0.32) }),
  ])
}
