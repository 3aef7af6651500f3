import { gold, paper } from '../color.ts'
import { at, circle, type Drawing, ellipse, group, path, rect } from '../drawing.ts'

const flame = (x: number, y: number, size: number) =>
  group(
    [
      path('M0 0C-0.11 -0.06 -0.09 -0.18 0 -0.34C0.09 -0.18 0.11 -0.06 0 0Z', { fill: '#f3b54a' }),
      path('M0 -0.01C-0.055 -0.05 -0.04 -0.11 0 -0.21C0.04 -0.11 0.055 -0.05 0 -0.01Z', { fill: '#fff3cf' }),
    ],
    { transform: at(x, y, size) },
  )

/** Three candles of different height. */
export function candles(drawing: Drawing) {
  const wax = drawing.linear(
    [
      [0, paper(0.84)],
      [0.4, paper(0.98)],
      [1, paper(0.88)],
    ],
    [0, 0],
    [1, 0],
  )
  const glow = drawing.radial([
    [0, gold(0.93, 0.6)],
    [0.35, gold(0.88, 0.2)],
    [1, gold(0.85, 0)],
  ])
  const candle = (x: number, height: number) =>
    group([
      circle(x, -height - 0.14, 0.5, { fill: glow }),
      rect(x - 0.085, -height, 0.17, height, { fill: wax, rx: 0.02 }),
      path(`M${x - 0.085} ${-height + 0.02}c0.02 0.1 0.05 0.03 0.06 0.14s0.03 -0.02 0.04 -0.12Z`, {
        fill: paper(0.99),
      }),
      rect(x - 0.005, -height - 0.05, 0.01, 0.06, { fill: '#3a2a1c' }),
      flame(x, -height - 0.03, 0.6),
      ellipse(x, 0, 0.16, 0.028, { fill: gold(0.66) }),
    ])
  return group([candle(-0.34, 0.46), candle(0.36, 0.34), candle(0.02, 0.7)])
}
