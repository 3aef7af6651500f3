import { gold, teal } from '../color.ts'
import { circle, type Drawing, group, path, rect, through } from '../drawing.ts'
import { eightStar } from '../girih.ts'

/** Two rings, one through the other. */
export function rings(drawing: Drawing) {
  const metal = drawing.linear(
    [
      [0, gold(0.62)],
      [0.3, gold(0.9)],
      [0.55, gold(0.72)],
      [0.8, gold(0.92)],
      [1, gold(0.62)],
    ],
    [-0.6, -0.76],
    [0.6, -0.04],
    false,
  )
  const radius = 0.36
  const left = [-0.24, -0.4] as const
  const stroke = { fill: 'none', stroke: metal, 'stroke-width': 0.075 }
  const on = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180
    return `${left[0] + radius * Math.cos(turn)} ${left[1] + radius * Math.sin(turn)}`
  }
  return group([
    circle(left[0], left[1], radius, stroke),
    circle(0.26, -0.4, radius, stroke),
    // The left ring once more where it lies on top.
    path(`M${on(-70)}A${radius} ${radius} 0 0 1 ${on(-20)}`, stroke),
    path(through(eightStar([0.26, -0.85], 0.11)), { fill: teal(0.62) }),
    path(through(eightStar([0.26, -0.85], 0.06, Math.PI / 8)), { fill: teal(0.88) }),
    rect(0.18, -0.785, 0.16, 0.05, { fill: gold(0.74), rx: 0.02 }),
  ])
}
