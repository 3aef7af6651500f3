import { gold, teal } from '../color.ts'
import { circle, type Drawing, group, path, rect } from '../drawing.ts'

/** A microphone on a table stand. */
export function microphone(drawing: Drawing) {
  const metal = drawing.linear(
    [
      [0, teal(0.24)],
      [0.45, teal(0.56)],
      [1, teal(0.28)],
    ],
    [0, 0],
    [1, 0],
  )
  const brass = drawing.linear([
    [0, gold(0.82)],
    [1, gold(0.6)],
  ])
  const capsule = rect(-0.18, -1.06, 0.36, 0.58, { rx: 0.18, fill: metal })
  const mesh = [
    ...[0, 1, 2, 3, 4, 5, 6].map((step) =>
      path(`M-0.2 ${-1.02 + step * 0.055}H0.2`, { stroke: teal(0.85, 0.3), 'stroke-width': 0.008 }),
    ),
    ...[-0.12, -0.06, 0, 0.06, 0.12].map((x) =>
      path(`M${x} -1.1V-0.68`, { stroke: teal(0.85, 0.22), 'stroke-width': 0.008 }),
    ),
  ]
  return group([
    path('M-0.3 -0.03C-0.3 -0.1 -0.12 -0.1 -0.03 -0.14H0.03C0.12 -0.1 0.3 -0.1 0.3 -0.03Z', { fill: brass }),
    rect(-0.3, -0.04, 0.6, 0.035, { fill: gold(0.58), rx: 0.015 }),
    rect(-0.02, -0.48, 0.04, 0.36, { fill: brass }),
    path('M-0.25 -0.74C-0.25 -0.36 0.25 -0.36 0.25 -0.74', {
      fill: 'none',
      stroke: brass,
      'stroke-width': 0.032,
    }),
    capsule,
    group(mesh, { 'clip-path': drawing.clip(rect(-0.18, -1.06, 0.36, 0.38, { rx: 0.18 })) }),
    rect(-0.18, -0.69, 0.36, 0.045, { fill: brass }),
    ...[-1, 1].map((side) => circle(side * 0.215, -0.74, 0.035, { fill: gold(0.72) })),
  ])
}
