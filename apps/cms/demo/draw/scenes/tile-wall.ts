import { archPath } from '../arch.ts'
import { brick, gold, paper, sand, teal } from '../color.ts'
import { Drawing, group, path, rect } from '../drawing.ts'
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
