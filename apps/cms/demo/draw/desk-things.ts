import { lyingBook } from './book.ts'
import { brick, gold, ink, paper, sand, teal, wood } from './color.ts'
import { at, circle, type Drawing, ellipse, group, path, rect, through } from './drawing.ts'
import { eightStar } from './girih.ts'

// Things of the desk and of prayer: each is about one unit high, with its foot at 0,0.

/** A pile of books with a reed pen on it. */
export function bookPile() {
  const pile = [
    [0, 0, 1.16, 0.17, teal(0.36)],
    [-0.04, -0.17, 1.02, 0.14, brick(0.45)],
    [0.05, -0.31, 0.94, 0.16, teal(0.52)],
    [-0.02, -0.47, 0.8, 0.12, wood(0.45)],
  ] as const
  const books = pile.map(([x, y, width, height, color]) =>
    group(lyingBook(0, 0, width * 400, height * 400, color), {
      transform: `translate(${x} ${y}) scale(0.0025)`,
    }),
  )
  const pen = group(
    [
      path('M-0.4 -0.02H0.3L0.42 0L0.3 0.02H-0.4Z', { fill: sand(0.72) }),
      path('M0.3 -0.02L0.42 0L0.3 0.02Z', { fill: ink() }),
      rect(-0.4, -0.02, 0.06, 0.04, { fill: gold(0.72) }),
    ],
    { transform: 'translate(0.02 -0.63) rotate(-7)' },
  )
  return group([...books, pen])
}

/** An inkwell with reed pens. */
export function inkwell(drawing: Drawing) {
  const glaze = drawing.linear(
    [
      [0, teal(0.26)],
      [0.6, teal(0.5)],
      [1, teal(0.34)],
    ],
    [0, 0],
    [1, 0],
  )
  const pen = (x: number, turn: number, length: number, color: string) =>
    group(
      [
        path(`M-0.022 0V${-length}L0 ${-length - 0.09}L0.022 ${-length}V0Z`, { fill: color }),
        path(`M-0.012 ${-length - 0.03}L0 ${-length - 0.09}L0.012 ${-length - 0.03}Z`, { fill: ink() }),
        rect(-0.022, -length * 0.62, 0.044, 0.02, { fill: gold(0.74) }),
      ],
      { transform: at(x, -0.3, 1, turn) },
    )
  return group([
    pen(-0.05, -20, 0.62, sand(0.7)),
    pen(0.02, 3, 0.72, wood(0.55)),
    pen(0.07, 22, 0.58, sand(0.78)),
    path(
      'M-0.17 -0.42H0.17L0.2 -0.36C0.4 -0.32 0.44 -0.2 0.44 -0.12C0.44 -0.03 0.38 0 0.3 0H-0.3C-0.38 0 -0.44 -0.03 -0.44 -0.12C-0.44 -0.2 -0.4 -0.32 -0.2 -0.36Z',
      { fill: glaze },
    ),
    ellipse(0, -0.42, 0.17, 0.03, { fill: ink() }),
    ellipse(0, -0.42, 0.17, 0.03, { fill: 'none', stroke: gold(0.76), 'stroke-width': 0.018 }),
    path(through(eightStar([0, -0.17], 0.11)), { fill: gold(0.78) }),
    path(through(eightStar([0, -0.17], 0.055, Math.PI / 8)), { fill: teal(0.32) }),
  ])
}

/** Prayer beads that hang from a hook, with their tassel. */
export function beads() {
  const many = 33
  const place = (share: number) => {
    const turn = share * 2 * Math.PI
    return [0.5 * Math.sin(turn) * Math.sin(turn / 2), -0.66 - 0.4 * Math.cos(turn)] as const
  }
  // Equal steps along the loop, not of the angle: the beads touch.
  const line = Array.from({ length: 721 }, (_, index) => place(index / 720))
  const lengths = line.map((point, index) => {
    const before = line[index - 1] ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let walked = 0
  let next = 0
  const loop: string[] = []
  line.forEach(([x, y], index) => {
    walked += lengths[index] ?? 0
    if (walked < (next / many) * total || next >= many) return
    const marker = next % 11 === 0
    loop.push(
      circle(x, y, marker ? 0.03 : 0.037, { fill: marker ? gold(0.72) : teal(0.4) }),
      circle(x - 0.012, y - 0.013, 0.011, { fill: 'rgba(255,255,255,0.55)' }),
    )
    next++
  })
  const threads = Array.from({ length: 9 }, (_, index) =>
    path(`M0 0.02C${(index - 4) * 0.008} 0.1 ${(index - 4) * 0.014} 0.14 ${(index - 4) * 0.016} 0.22`, {
      fill: 'none',
      stroke: gold(0.64 + (index % 3) * 0.05),
      'stroke-width': 0.013,
    }),
  )
  const tassel = group([rect(-0.022, -0.05, 0.044, 0.1, { fill: gold(0.7), rx: 0.02 }), ...threads], {
    transform: 'translate(0 -0.2)',
  })
  const hook = path('M0 -1.32V-1.1', { stroke: gold(0.66), 'stroke-width': 0.02, 'stroke-linecap': 'round' })
  return group([hook, circle(0, -1.33, 0.03, { fill: gold(0.7) }), ...loop, tassel])
}

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
