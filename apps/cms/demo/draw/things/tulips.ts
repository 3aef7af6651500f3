import { gold, teal } from '../color.ts'
import { at, type Drawing, group, path, rect } from '../drawing.ts'

/** Tulips in a slim vase. */
export function tulips(drawing: Drawing) {
  const glaze = drawing.linear(
    [
      [0, teal(0.3)],
      [0.62, teal(0.55)],
      [1, teal(0.36)],
    ],
    [0, 0],
    [1, 0],
  )
  const bloom = (x: number, y: number, turn: number, color: string, light: string) =>
    group(
      [
        path(
          'M0 0C-0.16 -0.02 -0.17 -0.18 -0.12 -0.31L-0.05 -0.2L0 -0.33L0.05 -0.2L0.12 -0.31C0.17 -0.18 0.16 -0.02 0 0Z',
          { fill: color },
        ),
        path('M0 0C-0.07 -0.06 -0.07 -0.2 0 -0.33C0.07 -0.2 0.07 -0.06 0 0Z', { fill: light }),
      ],
      { transform: at(x, y, 1, turn) },
    )
  const stem = (d: string) =>
    path(d, { fill: 'none', stroke: '#4d7a52', 'stroke-width': 0.022, 'stroke-linecap': 'round' })
  const leaf = (d: string) => path(d, { fill: '#5b8a5c' })
  return group([
    stem('M0 -0.46C0 -0.6 0 -0.7 0 -0.84'),
    stem('M-0.02 -0.46C-0.06 -0.6 -0.16 -0.66 -0.24 -0.76'),
    stem('M0.02 -0.46C0.06 -0.6 0.15 -0.64 0.25 -0.72'),
    leaf('M-0.03 -0.45C-0.2 -0.52 -0.26 -0.62 -0.38 -0.6C-0.3 -0.5 -0.18 -0.44 -0.03 -0.42Z'),
    leaf('M0.03 -0.45C0.16 -0.5 0.3 -0.52 0.4 -0.62C0.38 -0.5 0.2 -0.42 0.03 -0.42Z'),
    bloom(0, -0.82, 0, '#b8442f', '#d8694b'),
    bloom(-0.24, -0.74, -22, '#c9763a', '#e59a56'),
    bloom(0.25, -0.7, 24, '#a83a3a', '#cf5f55'),
    path(
      'M-0.07 -0.5H0.07C0.06 -0.38 0.2 -0.34 0.2 -0.18C0.2 -0.06 0.14 0 0.1 0H-0.1C-0.14 0 -0.2 -0.06 -0.2 -0.18C-0.2 -0.34 -0.06 -0.38 -0.07 -0.5Z',
      { fill: glaze },
    ),
    path('M-0.195 -0.22C-0.1 -0.19 0.1 -0.19 0.195 -0.22L0.2 -0.16C0.1 -0.13 -0.1 -0.13 -0.2 -0.16Z', {
      fill: gold(0.78),
    }),
    rect(-0.085, -0.52, 0.17, 0.03, { fill: gold(0.78), rx: 0.015 }),
  ])
}
