import { gold, teal } from './color.ts'
import { at, circle, type Drawing, group, path, rect, through } from './drawing.ts'
import { eightStar } from './girih.ts'
import { starField } from './pattern.ts'

const scallop = (radius: number, lobes: number, depth: number) => {
  const step = (2 * Math.PI) / lobes
  const points = Array.from({ length: lobes }, (_, index) => {
    const from = index * step - Math.PI / 2
    const p = (angle: number, reach: number) =>
      `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
    const c = radius * (1 + depth)
    return `${index === 0 ? `M${p(from, radius)}` : ''}C${p(from + step * 0.12, c)} ${p(from + step * 0.4, c * 1.02)} ${p(from + step / 2, c * 1.06)}C${p(from + step * 0.6, c * 1.02)} ${p(from + step * 0.88, c)} ${p(from + step, radius)}`
  })
  return `${points.join('')}Z`
}

/** The sun medallion of old bindings. */
export function shamsa(drawing: Drawing, x: number, y: number, radius: number) {
  const field = starField(radius * 2, radius * 2, {
    fold: 8,
    edge: radius * 0.13,
    angle: 62,
    fills: { 8: teal(0.3), 4: gold(0.74) },
    strokes: [{ color: gold(0.82), width: radius * 0.014 }],
  })
  const inner = drawing.clip(path(scallop(radius * 0.64, 16, 0.06)))
  return group(
    [
      path(scallop(radius * 0.9, 16, 0.1), { fill: gold(0.76) }),
      path(scallop(radius * 0.86, 16, 0.1), { fill: teal(0.22) }),
      path(scallop(radius * 0.8, 16, 0.09), {
        fill: 'none',
        stroke: gold(0.8),
        'stroke-width': radius * 0.009,
      }),
      ...Array.from({ length: 16 }, (_, index) =>
        path(through(eightStar([0, -radius * 0.79], radius * 0.042)), {
          fill: gold(0.82),
          transform: `rotate(${(index + 0.5) * 22.5})`,
        }),
      ),
      path(scallop(radius * 0.67, 16, 0.06), { fill: gold(0.8) }),
      group(
        [
          rect(-radius, -radius, radius * 2, radius * 2, { fill: teal(0.42) }),
          group(field, { transform: at(-radius * 0.998, -radius * 0.998) }),
        ],
        { 'clip-path': inner },
      ),
      path(through(eightStar([0, 0], radius * 0.27)), {
        fill: teal(0.2),
        stroke: gold(0.84),
        'stroke-width': radius * 0.016,
      }),
      path(through(eightStar([0, 0], radius * 0.2, Math.PI / 8)), { fill: gold(0.78) }),
      path(through(eightStar([0, 0], radius * 0.13)), { fill: teal(0.24) }),
      circle(0, 0, radius * 0.045, { fill: gold(0.84) }),
    ],
    { transform: at(x, y) },
  )
}
