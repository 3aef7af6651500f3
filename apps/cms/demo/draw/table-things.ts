import { brick, gold, paper, teal } from './color.ts'
import { at, circle, type Drawing, ellipse, group, path, rect } from './drawing.ts'
import { randomFrom } from './random.ts'

// Things that stand on a table: each is about one unit high, with its foot at 0,0.

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

/** A bowl of dates on a low foot. */
export function dates(drawing: Drawing) {
  const random = randomFrom(11)
  const glaze = drawing.linear(
    [
      [0, teal(0.34)],
      [0.6, teal(0.56)],
      [1, teal(0.4)],
    ],
    [0, 0],
    [1, 0],
  )
  const fruit = Array.from({ length: 19 }, (_, index) => {
    const layer = index < 9 ? 0 : index < 15 ? 1 : 2
    const many = [9, 6, 4][layer] as number
    const place = index - ([0, 9, 15][layer] as number)
    const x = ((place + 0.5) / many - 0.5) * (1.02 - layer * 0.24)
    const y = -0.47 - layer * 0.1 - random() * 0.02
    const turn = (random() - 0.5) * 70
    return group(
      [
        ellipse(0, 0, 0.095, 0.055, { fill: index % 2 ? '#5b2c14' : '#6d3819' }),
        ellipse(-0.02, -0.02, 0.05, 0.014, { fill: 'rgba(255,220,170,0.42)' }),
      ],
      { transform: at(x, y, 1, turn) },
    )
  })
  return group([
    ...fruit.slice(0, 9),
    ...fruit.slice(9),
    path(
      'M-0.62 -0.46C-0.58 -0.2 -0.34 -0.1 -0.2 -0.09L-0.24 0H0.24L0.2 -0.09C0.34 -0.1 0.58 -0.2 0.62 -0.46Z',
      { fill: glaze },
    ),
    path('M-0.6 -0.4C-0.3 -0.34 0.3 -0.34 0.6 -0.4L0.585 -0.34C0.3 -0.28 -0.3 -0.28 -0.585 -0.34Z', {
      fill: gold(0.76),
    }),
    ellipse(0, -0.46, 0.62, 0.045, { fill: 'none', stroke: teal(0.7), 'stroke-width': 0.014 }),
  ])
}

const calyx =
  'M-0.1 -0.66L-0.13 -0.86L-0.06 -0.78L-0.03 -0.9L0.02 -0.79L0.08 -0.89L0.09 -0.77L0.15 -0.82L0.1 -0.66Z'

/** A pomegranate, and another cut open. */
export function pomegranates(drawing: Drawing) {
  const skin = drawing.radial(
    [
      [0, '#d9714f'],
      [0.5, '#b23c31'],
      [1, '#7a1f22'],
    ],
    [0.36, 0.34],
    0.72,
  )
  const random = randomFrom(23)
  const seeds = Array.from({ length: 46 }, (_, index) => {
    const reach = Math.sqrt((index + 0.4) / 46) * 0.25
    const angle = index * 2.39996
    const size = 0.026 + random() * 0.008
    return circle(reach * Math.cos(angle), reach * Math.sin(angle), size, {
      fill: index % 3 ? '#a81f31' : '#cf3e4c',
    })
  })
  const half = group(
    [
      circle(0, 0, 0.36, { fill: '#a5352e' }),
      circle(0, 0, 0.32, { fill: '#f3dcae' }),
      ...seeds,
      ...[0, 60, 120, 180, 240, 300].map((turn) =>
        rect(-0.008, -0.3, 0.016, 0.28, { fill: '#f3dcae', transform: `rotate(${turn + 14})` }),
      ),
    ],
    { transform: 'translate(0.4 -0.34) scale(0.94 0.98)' },
  )
  const whole = group(
    [
      path(calyx, { fill: '#93302a' }),
      ellipse(0, -0.36, 0.4, 0.38, { fill: skin }),
      ellipse(-0.14, -0.52, 0.1, 0.06, {
        fill: 'rgba(255,225,200,0.35)',
        transform: 'rotate(-24 -0.14 -0.52)',
      }),
    ],
    { transform: 'translate(-0.3 0) scale(1.08)' },
  )
  return group([
    whole,
    half,
    ...[0.02, 0.1, 0.72].map((x, i) =>
      circle(x - 0.06, -0.025, 0.026, { fill: i % 2 ? '#a81f31' : '#cf3e4c' }),
    ),
  ])
}

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
