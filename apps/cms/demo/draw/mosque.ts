import { archPath, framedArch } from './arch.ts'
import { gold, teal } from './color.ts'
import { type DomeLook, dome, minaret } from './dome.ts'
import { at, type Drawing, group, path, rect } from './drawing.ts'

export interface MosqueLook extends DomeLook {
  wall: [string, string]
  opening: [string, string]
  trim: string
}

/** The centre's building as the pictures imagine it; it stands on y and is about 7.4 `size` wide. */
export function mosque(drawing: Drawing, x: number, y: number, size: number, look: MosqueLook) {
  const wall = drawing.linear([
    [0, look.wall[0]],
    [1, look.wall[1]],
  ])
  const glow = drawing.linear([
    [0, look.opening[0]],
    [1, look.opening[1]],
  ])
  const bay = (offset: number, scale = 1) =>
    group(
      [
        path(archPath(size * 0.36 * scale, size * 0.78 * scale), { fill: glow }),
        path(archPath(size * 0.42 * scale, size * 0.86 * scale), {
          fill: 'none',
          stroke: look.trim,
          'stroke-width': size * 0.014,
        }),
      ],
      { transform: at(offset, 0) },
    )
  const wing = (side: number) =>
    group([
      rect(side > 0 ? size * 0.8 : -size * 2.6, -size * 1.08, size * 1.8, size * 1.08, { fill: wall }),
      rect(side > 0 ? size * 0.8 : -size * 2.64, -size * 1.12, size * 1.84, size * 0.06, { fill: look.trim }),
      ...[1.1, 1.62, 2.14].map((step) => bay(side * (step + 0.1) * size)),
    ])
  const gate = group([
    path(framedArch(size * 1.02, size * 1.5, size * 1.62, size * 1.96), {
      fill: wall,
      'fill-rule': 'evenodd',
    }),
    path(archPath(size * 1.02, size * 1.5), { fill: glow }),
    path(archPath(size * 0.5, size * 0.86), { fill: look.shade, opacity: 0.85 }),
    path(archPath(size * 1.12, size * 1.6), {
      fill: 'none',
      stroke: look.trim,
      'stroke-width': size * 0.022,
    }),
    rect(-size * 0.74, -size * 1.88, size * 1.48, size * 1.88, {
      fill: 'none',
      stroke: look.trim,
      'stroke-width': size * 0.018,
    }),
    rect(-size * 0.84, -size * 2, size * 1.68, size * 0.07, { fill: look.trim }),
  ])
  return group(
    [
      minaret(drawing, -size * 2.95, 0, size * 0.3, size * 4.5, look),
      minaret(drawing, size * 2.95, 0, size * 0.3, size * 4.5, look),
      dome(drawing, -size * 1.72, -size * 1.08, size * 0.82, size * 1.16, look),
      dome(drawing, size * 1.72, -size * 1.08, size * 0.82, size * 1.16, look),
      dome(drawing, 0, -size * 1.5, size * 1.72, size * 2.62, look),
      wing(-1),
      wing(1),
      gate,
    ],
    { transform: at(x, y) },
  )
}

export const nightMosque: MosqueLook = {
  shade: teal(0.17),
  body: teal(0.27),
  light: teal(0.42),
  rib: gold(0.8, 0.22),
  band: gold(0.7, 0.7),
  metal: gold(0.82),
  wall: [teal(0.26), teal(0.18)],
  opening: [gold(0.84), gold(0.66)],
  trim: gold(0.7, 0.55),
}

export const dayMosque: MosqueLook = {
  shade: teal(0.38),
  body: teal(0.53),
  light: teal(0.7),
  rib: teal(0.88, 0.4),
  band: gold(0.82),
  metal: gold(0.72),
  wall: ['#efe3cd', '#dccbab'],
  opening: [teal(0.42), teal(0.3)],
  trim: teal(0.5, 0.9),
}
