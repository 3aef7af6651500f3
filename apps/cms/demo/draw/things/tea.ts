import { gold, paper } from '../color.ts'
import { type Drawing, ellipse, group, path, rect } from '../drawing.ts'

const steam = (x: number, y: number, size: number) =>
  [-0.09, 0.02, 0.13]
    .map((shift, index) =>
      path(
        `M${x + shift * size} ${y}c${0.09 * size} ${-0.12 * size} ${-0.09 * size} ${-0.22 * size} 0 ${-0.36 * size}s${0.06 * size} ${-0.2 * size} ${-0.02 * size} ${-0.3 * size}`,
        {
          fill: 'none',
          stroke: paper(0.99, 0.5 - index * 0.08),
          'stroke-width': 0.016 * size,
          'stroke-linecap': 'round',
        },
      ),
    )
    .join('')

/** A waisted glass of tea on its saucer, with two lumps of sugar. */
export function tea(drawing: Drawing) {
  const liquid = drawing.linear([
    [0, '#c4622a'],
    [1, '#7d2e12'],
  ])
  const outline =
    'M-0.2 -0.78C-0.2 -0.56 -0.12 -0.5 -0.12 -0.4C-0.12 -0.28 -0.2 -0.24 -0.2 -0.13C-0.2 -0.06 -0.14 -0.05 0 -0.05S0.2 -0.06 0.2 -0.13C0.2 -0.24 0.12 -0.28 0.12 -0.4C0.12 -0.5 0.2 -0.56 0.2 -0.78Z'
  const level =
    'M-0.17 -0.64C-0.15 -0.55 -0.105 -0.49 -0.105 -0.4C-0.105 -0.27 -0.18 -0.23 -0.18 -0.13C-0.18 -0.08 -0.13 -0.07 0 -0.07S0.18 -0.08 0.18 -0.13C0.18 -0.23 0.105 -0.27 0.105 -0.4C0.105 -0.49 0.15 -0.55 0.17 -0.64Z'
  const sugar = (x: number, turn: number) =>
    rect(-0.05, -0.09, 0.1, 0.09, {
      fill: paper(0.97),
      rx: 0.012,
      transform: `translate(${x} -0.03) rotate(${turn})`,
    })
  return group([
    ellipse(0, -0.012, 0.46, 0.07, { fill: paper(0.82) }),
    ellipse(0, -0.03, 0.46, 0.07, { fill: paper(0.97) }),
    ellipse(0, -0.034, 0.38, 0.054, { fill: 'none', stroke: gold(0.72), 'stroke-width': 0.01 }),
    path(level, { fill: liquid }),
    ellipse(0, -0.64, 0.17, 0.03, { fill: '#d98247' }),
    path(outline, { fill: 'rgba(255,255,255,0.16)', stroke: 'rgba(255,255,255,0.75)', 'stroke-width': 0.01 }),
    path('M-0.155 -0.72C-0.15 -0.58 -0.085 -0.5 -0.085 -0.4C-0.085 -0.28 -0.15 -0.24 -0.155 -0.14', {
      fill: 'none',
      stroke: 'rgba(255,255,255,0.6)',
      'stroke-width': 0.014,
    }),
    ellipse(0, -0.78, 0.2, 0.034, { fill: 'none', stroke: gold(0.8), 'stroke-width': 0.012 }),
    sugar(0.31, -8),
    sugar(0.39, 14),
    steam(0, -0.82, 0.6),
  ])
}
