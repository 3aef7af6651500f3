import { archPath } from '../arch.ts'
import { brick, gold, paper, sand, teal } from '../color.ts'
import { at, circle, Drawing, group, path, rect, through } from '../drawing.ts'
import { eightStar } from '../girih.ts'
import { type PatternLook, starField } from '../pattern.ts'

/** A wall of tile, with the light of an arched window falling across it. */
export function tileWall(width: number, height: number, ground: string, look: PatternLook) {
  const drawing = new Drawing(width, height)
  const shade = drawing.linear(
    [
      [0, 'rgba(0,24,28,0)'],
      [1, 'rgba(0,24,28,0.42)'],
    ],
    [0, 0],
    [1, 1],
  )
  const window = [0, 1].map((index) =>
    path(archPath(height * 0.3, height), {
      fill: 'rgba(255,243,214,0.22)',
      transform: `translate(${width * (0.33 + index * 0.32)} ${height * 1.2}) skewX(-16)`,
    }),
  )
  return drawing.svg(
    group([
      rect(0, 0, width, height, { fill: ground }),
      starField(width, height, look),
      rect(0, 0, width, height, { fill: shade }),
      group(window, { filter: drawing.blur(5) }),
    ]),
  )
}

export const tileLooks = {
  turquoise: {
    ground: teal(0.56),
    look: {
      fold: 8,
      edge: 62,
      angle: 63,
      fills: { 8: teal(0.38), 4: gold(0.76) },
      strokes: [
        { color: paper(0.94), width: 13 },
        { color: teal(0.5), width: 2.4 },
      ],
      heart: { fill: teal(0.58), core: gold(0.78), line: paper(0.94) },
    },
  },
  night: {
    ground: teal(0.34),
    look: {
      fold: 12,
      edge: 66,
      angle: 58,
      fills: { 12: teal(0.24), 6: gold(0.72), 4: teal(0.55) },
      strokes: [
        { color: gold(0.84), width: 9 },
        { color: teal(0.22), width: 1.8 },
      ],
      heart: { fill: teal(0.4), core: gold(0.8), line: gold(0.8) },
    },
  },
  brick: {
    ground: sand(0.8),
    look: {
      fold: 8,
      edge: 74,
      angle: 54,
      fills: { 8: brick(0.55), 4: teal(0.5) },
      strokes: [
        { color: paper(0.93), width: 12 },
        { color: brick(0.42), width: 2 },
      ],
      heart: { fill: sand(0.84), core: teal(0.48), line: paper(0.93) },
    },
  },
  paper: {
    ground: paper(0.95),
    look: {
      fold: 12,
      edge: 78,
      angle: 64,
      fills: { 12: teal(0.62), 6: sand(0.84), 4: gold(0.78) },
      strokes: [
        { color: teal(0.36), width: 8 },
        { color: paper(0.97), width: 2.6 },
      ],
      heart: { fill: teal(0.44), core: gold(0.8), line: paper(0.96) },
    },
  },
} as const satisfies Record<string, { ground: string; look: PatternLook }>

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
function shamsa(drawing: Drawing, x: number, y: number, radius: number) {
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

const border = (width: number, height: number, inset: number, thickness: number, color: string) =>
  rect(inset, inset, width - inset * 2, height - inset * 2, {
    fill: 'none',
    stroke: color,
    'stroke-width': thickness,
  })

/** An ornament where a portrait would be: a medallion on a ground of stars. */
export function medallion(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const light = drawing.radial(
    [
      [0, teal(0.46)],
      [1, teal(0.23)],
    ],
    [width / 2, height * 0.46],
    height * 0.62,
    false,
  )
  return drawing.svg(
    group([
      rect(0, 0, width, height, { fill: light }),
      starField(width, height, {
        fold: 12,
        edge: width * 0.075,
        angle: 62,
        strokes: [{ color: gold(0.78, 0.2), width: 2 }],
      }),
      border(width, height, width * 0.045, 5, gold(0.76)),
      border(width, height, width * 0.06, 1.6, gold(0.76, 0.8)),
      shamsa(drawing, width / 2, height * 0.48, width * 0.37),
    ]),
  )
}

/** The cover of the promoted book, bound in the old way: medallion, pendants, corners and frame. */
export function bookCover(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const center = width / 2
  const leather = drawing.linear(
    [
      [0, teal(0.2)],
      [0.06, teal(0.36)],
      [0.09, teal(0.26)],
      [0.14, teal(0.34)],
      [1, teal(0.27)],
    ],
    [0, 0],
    [1, 0],
  )
  const pendant = (y: number, side: number) =>
    group(
      [
        path('M0 0C-40 -26 -44 -66 0 -118C44 -66 40 -26 0 0Z', { fill: gold(0.76) }),
        path('M0 -12C-28 -34 -30 -62 0 -98C30 -62 28 -34 0 -12Z', { fill: teal(0.24) }),
        path(through(eightStar([0, -52], 17)), { fill: gold(0.82) }),
      ],
      { transform: `translate(${center + width * 0.03} ${y}) scale(1 ${side})` },
    )
  const left = width * 0.15
  const corner = (x: number, y: number, sx: number, sy: number) =>
    group(
      [
        path('M0 0H190C150 26 146 58 118 70C104 104 70 104 62 128C52 152 24 152 0 196Z', {
          fill: gold(0.74),
        }),
        path('M10 10H160C128 30 126 54 104 62C92 90 62 92 54 114C46 134 26 138 10 164Z', {
          fill: teal(0.24),
        }),
        path(through(eightStar([50, 50], 26)), { fill: gold(0.8) }),
        path(through(eightStar([50, 50], 13, Math.PI / 8)), { fill: teal(0.24) }),
      ],
      { transform: `translate(${x} ${y}) scale(${sx} ${sy})` },
    )
  const right = width * 0.94
  const top = height * 0.05
  const bottom = height * 0.95
  return drawing.svg(
    group([
      rect(0, 0, width, height, { fill: leather }),
      group(
        starField(width, height, {
          fold: 8,
          edge: 34,
          angle: 62,
          strokes: [{ color: gold(0.8, 0.1), width: 1.5 }],
        }),
      ),
      rect(left - 14, top - 14, right - left + 28, bottom - top + 28, {
        fill: 'none',
        stroke: gold(0.76),
        'stroke-width': 6,
      }),
      rect(left, top, right - left, bottom - top, { fill: 'none', stroke: gold(0.76), 'stroke-width': 2 }),
      corner(left, top, 1, 1),
      corner(right, top, -1, 1),
      corner(left, bottom, 1, -1),
      corner(right, bottom, -1, -1),
      pendant(height * 0.5 - width * 0.31, 1),
      pendant(height * 0.5 + width * 0.31, -1),
      shamsa(drawing, center + width * 0.03, height * 0.5, width * 0.33),
      rect(width * 0.075, 0, 3, height, { fill: 'rgba(0,0,0,0.3)' }),
    ]),
  )
}
