import { gold, paper, wood } from './color.ts'
import { at, type Drawing, group, path, rect, through } from './drawing.ts'
import { eightStar } from './girih.ts'
import { randomFrom } from './random.ts'

/** Lines where writing would be: strokes of uneven length, never letters. */
function lines(
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  color: string,
  seed: number,
) {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    const y = top + ((bottom - top) * (index + 0.5)) / count
    const short = index === count - 1 ? 0.5 : 0.06 * random()
    return rect(
      left + (right - left) * short,
      y,
      (right - left) * (1 - short),
      (bottom - top) / count / 3.4,
      {
        fill: color,
        rx: 1,
      },
    )
  })
}

/** One page with its frame, medallion band and lines, as seen before it is bent. */
function page(width: number, height: number, seed: number) {
  const margin = width * 0.09
  return group([
    rect(margin, margin, width - 2 * margin, height - 2 * margin, {
      fill: 'none',
      stroke: gold(0.7),
      'stroke-width': 5,
    }),
    rect(margin + 9, margin + 9, width - 2 * margin - 18, height - 2 * margin - 18, {
      fill: 'none',
      stroke: 'rgba(20,78,82,0.8)',
      'stroke-width': 2,
    }),
    rect(margin + 18, margin + 18, width - 2 * margin - 36, height * 0.12, { fill: 'rgba(20,78,82,0.9)' }),
    path(through(eightStar([width / 2, margin + 18 + height * 0.06], height * 0.045)), { fill: gold(0.8) }),
    ...lines(
      margin + 30,
      width - margin - 30,
      height * 0.27,
      height - margin - 26,
      9,
      'rgba(30,48,52,0.62)',
      seed,
    ),
  ])
}

/** An open book seen from the front, lying in a cradle; its spine is at x and its foot at y. */
export function openBook(drawing: Drawing, x: number, y: number, size: number) {
  const sheet = drawing.linear(
    [
      [0, paper(0.8)],
      [0.16, paper(0.94)],
      [0.6, paper(0.985)],
      [1, paper(0.92)],
    ],
    [0, 0],
    [1, 0],
  )
  const leaf = 'M0 -0.6C0.22 -0.75 0.62 -0.76 0.98 -0.66V0C0.62 -0.1 0.22 -0.09 0 0.06Z'
  const edge = (drop: number) =>
    `M0 ${0.06 + drop}C0.22 ${-0.09 + drop} 0.62 ${-0.1 + drop} ${0.98 + drop * 0.3} ${drop}`
  const half = group([
    path('M0 -0.57C0.22 -0.72 0.64 -0.73 1.03 -0.64V0.06C0.64 -0.03 0.22 -0.03 0 0.13Z', {
      fill: 'rgb(92,58,34)',
    }),
    path('M0 -0.585C0.22 -0.735 0.62 -0.745 1 -0.65V0.035C0.62 -0.065 0.22 -0.055 0 0.1Z', {
      fill: paper(0.86),
    }),
    path(leaf, { fill: sheet }),
    ...[0.014, 0.026, 0.038].map((drop) =>
      path(edge(drop), { fill: 'none', stroke: 'rgba(120,96,60,0.35)', 'stroke-width': 0.004 }),
    ),
    group(page(520, 380, 3), { transform: 'translate(0.045 -0.655) skewY(-3) scale(0.00172 0.0017)' }),
  ])
  return group([half, group(half, { transform: 'scale(-1 1)' })], { transform: `${at(x, y)} scale(${size})` })
}

/** A folding stand of carved wood under the book; its foot is at y. */
export function rehal(drawing: Drawing, x: number, y: number, size: number) {
  const grain = drawing.linear([
    [0, wood(0.52)],
    [1, wood(0.33)],
  ])
  const dark = wood(0.25)
  const leg = (side: number) =>
    group(
      [
        path('M-0.98 -0.72L-1.04 -0.56L0.44 0.56L0.7 0.44Z', { fill: grain }),
        path('M-1.04 -0.56L0.44 0.56L0.47 0.52L-1.03 -0.62Z', { fill: dark }),
        path(
          'M0.2 0.3L0.44 0.56L0.7 0.44L0.62 0.38C0.52 0.46 0.44 0.4 0.42 0.3C0.34 0.32 0.28 0.3 0.2 0.3Z',
          { fill: dark },
        ),
        ...[0.02, 0.2].map((step) =>
          path(through(eightStar([step, step * 0.76 + 0.05], 0.045)), { fill: gold(0.74) }),
        ),
      ],
      { transform: `scale(${side} 1)` },
    )
  return group([leg(1), leg(-1)], { transform: `${at(x, y - 0.5 * size)} scale(${size})` })
}
