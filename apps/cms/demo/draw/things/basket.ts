import { brick } from '../color.ts'
import { at, circle, type Drawing, ellipse, group, path, rect } from '../drawing.ts'

/** A basket with bread, apples and leeks, for the food shelf. */
export function basket(drawing: Drawing) {
  const weave = drawing.linear([
    [0, '#b98a4e'],
    [1, '#8a5f2e'],
  ])
  const apple = (x: number, y: number, color: string) =>
    group([
      circle(x, y, 0.12, { fill: color }),
      ellipse(x - 0.04, y - 0.05, 0.03, 0.02, { fill: 'rgba(255,255,255,0.4)' }),
      path(`M${x} ${y - 0.11}q0.02 -0.05 0.05 -0.06`, {
        fill: 'none',
        stroke: '#5b3a1c',
        'stroke-width': 0.014,
      }),
    ])
  const loaf = group(
    [
      path('M-0.13 0V-0.5C-0.13 -0.62 0.13 -0.62 0.13 -0.5V0Z', { fill: '#cf9650' }),
      ...[0.12, 0.26, 0.4].map((step) =>
        path(`M-0.07 ${-step}l0.12 -0.06`, {
          stroke: '#f0cf94',
          'stroke-width': 0.024,
          'stroke-linecap': 'round',
        }),
      ),
    ],
    { transform: 'translate(-0.26 -0.34) rotate(-16)' },
  )
  const leek = (x: number, turn: number) =>
    group(
      [
        path('M-0.03 0L-0.05 -0.36L-0.14 -0.62L0 -0.46L0.1 -0.66L0.05 -0.36L0.03 0Z', { fill: '#5f8f5a' }),
        path('M-0.03 0L-0.045 -0.2H0.045L0.03 0Z', { fill: '#e6ecc8' }),
      ],
      { transform: at(x, -0.34, 1, turn) },
    )
  const bands = [0.08, 0.2, 0.32].map((step) =>
    path(`M${-0.56 + step * 0.18} ${-0.4 + step}H${0.56 - step * 0.18}`, {
      stroke: 'rgba(70,44,16,0.45)',
      'stroke-width': 0.012,
    }),
  )
  const posts = Array.from({ length: 15 }, (_, index) => {
    const share = (index + 0.5) / 15 - 0.5
    return path(`M${share * 1.1} -0.42L${share * 0.92} 0`, {
      stroke: 'rgba(70,44,16,0.4)',
      'stroke-width': 0.012,
    })
  })
  return group([
    leek(0.3, 12),
    leek(0.4, 24),
    loaf,
    apple(-0.02, -0.48, brick(0.55)),
    apple(0.16, -0.46, '#c9a23e'),
    apple(0.06, -0.58, '#8fae4e'),
    path('M-0.58 -0.42H0.58L0.48 0H-0.48Z', { fill: weave }),
    ...bands,
    ...posts,
    rect(-0.61, -0.46, 1.22, 0.07, { fill: '#9c6f38', rx: 0.035 }),
  ])
}
