import { brick, paper } from '../color.ts'
import { at, type Drawing, group, path, rect, through } from '../drawing.ts'
import { eightStar } from '../girih.ts'

/** A sapling in a glazed pot. */
export function sapling(drawing: Drawing) {
  const pot = drawing.linear(
    [
      [0, brick(0.42)],
      [0.6, brick(0.6)],
      [1, brick(0.46)],
    ],
    [0, 0],
    [1, 0],
  )
  const leaf = (x: number, y: number, turn: number, size: number, color: string) =>
    group(
      [
        path('M0 0C0.12 -0.04 0.24 -0.02 0.32 0C0.24 0.08 0.1 0.08 0 0Z', { fill: color }),
        path('M0.02 0.002C0.12 0.02 0.22 0.02 0.3 0.002', {
          fill: 'none',
          stroke: 'rgba(255,255,255,0.35)',
          'stroke-width': 0.008,
        }),
      ],
      { transform: `${at(x, y, 1, turn)} scale(${size})` },
    )
  return group([
    path('M0 -0.3C0.02 -0.5 -0.03 -0.7 0.01 -0.95', {
      fill: 'none',
      stroke: '#5d7a48',
      'stroke-width': 0.026,
      'stroke-linecap': 'round',
    }),
    leaf(0.01, -0.5, -28, 1.1, '#5f9160'),
    leaf(0, -0.56, 206, 1.05, '#4f8057'),
    leaf(-0.005, -0.7, -40, 0.95, '#6fa06a'),
    leaf(-0.01, -0.74, 216, 0.9, '#5b8d60'),
    leaf(0.01, -0.92, -62, 0.72, '#83b37a'),
    leaf(0, -0.93, 238, 0.68, '#6fa06a'),
    path('M-0.3 -0.3H0.3L0.22 0H-0.22Z', { fill: pot }),
    rect(-0.33, -0.36, 0.66, 0.08, { fill: pot, rx: 0.02 }),
    ...[-0.16, 0, 0.16].map((x) => path(through(eightStar([x, -0.15], 0.055)), { fill: paper(0.9) })),
  ])
}
