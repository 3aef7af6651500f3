import { archPath } from '../arch.ts'
import { gold, paper, sand, teal } from '../color.ts'
import { at, Drawing, ellipse, group, path, rect } from '../drawing.ts'
import { starField } from '../pattern.ts'

export interface Ground {
  wall: string
  line: string
  recess: [string, string]
  table: [string, string]
  trim: string
}

/** The colourways of the still lifes; neighbours on a page should differ. */
export const grounds = {
  paper: {
    wall: paper(0.955),
    line: teal(0.6, 0.16),
    recess: [teal(0.5), teal(0.34)],
    table: [sand(0.84), sand(0.74)],
    trim: gold(0.74),
  },
  night: {
    wall: teal(0.26),
    line: gold(0.78, 0.17),
    recess: [teal(0.42), teal(0.2)],
    table: [teal(0.2), teal(0.14)],
    trim: gold(0.76),
  },
  sand: {
    wall: sand(0.87),
    line: teal(0.45, 0.15),
    recess: [paper(0.97), sand(0.8)],
    table: [teal(0.42), teal(0.32)],
    trim: teal(0.45),
  },
  mist: {
    wall: teal(0.88),
    line: teal(0.5, 0.2),
    recess: [teal(0.68), teal(0.5)],
    table: [paper(0.94), sand(0.84)],
    trim: paper(0.98),
  },
} as const satisfies Record<string, Ground>

/** A thing in a niche: an arch, a table and the thing on it, in the light that falls into the arch. */
export function stillLife(
  width: number,
  height: number,
  ground: Ground,
  thing: (drawing: Drawing) => string,
  size = 0.5,
  fold: 8 | 12 = 8,
) {
  const drawing = new Drawing(width, height)
  const center = width / 2
  const table = height * 0.8
  const wide = height * 0.78
  const tall = table * 0.9
  const light = drawing.radial(
    [
      [0, 'rgba(255,240,205,0.34)'],
      [1, 'rgba(255,240,205,0)'],
    ],
    [center, table - tall * 0.4],
    wide * 0.6,
    false,
  )
  const recess = path(archPath(wide, tall), { transform: at(center, table) })
  const trim = (grow: number, thickness: number, opacity: number) =>
    path(archPath(wide + grow, tall + grow * 0.68), {
      fill: 'none',
      stroke: ground.trim,
      'stroke-width': thickness,
      opacity,
      transform: at(center, table),
    })
  return drawing.svg(
    group([
      rect(0, 0, width, height, { fill: ground.wall }),
      starField(width, table, {
        fold,
        edge: height * (fold === 8 ? 0.052 : 0.058),
        angle: 62,
        strokes: [{ color: ground.line, width: 2 }],
      }),
      path(archPath(wide + 58, tall + 40), { fill: ground.wall, transform: at(center, table) }),
      group(
        [
          rect(0, 0, width, table, {
            fill: drawing.linear([
              [0, ground.recess[0]],
              [1, ground.recess[1]],
            ]),
          }),
          rect(0, 0, width, table, { fill: light }),
        ],
        { 'clip-path': drawing.clip(recess) },
      ),
      trim(0, 6, 1),
      trim(58, 2.5, 0.8),
      rect(0, table, width, height - table, {
        fill: drawing.linear([
          [0, ground.table[0]],
          [1, ground.table[1]],
        ]),
      }),
      rect(0, table, width, 3, { fill: ground.trim, opacity: 0.9 }),
      ellipse(center, table + height * 0.052, height * size * 0.62, height * 0.022, {
        fill: 'rgba(0,20,24,0.4)',
        filter: drawing.blur(9),
      }),
      group(thing(drawing), { transform: `${at(center, table + height * 0.055)} scale(${height * size})` }),
    ]),
  )
}
