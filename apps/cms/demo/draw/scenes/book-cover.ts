import { gold, teal } from '../color.ts'
import { Drawing, group, path, rect, through } from '../drawing.ts'
import { eightStar } from '../girih.ts'
import { starField } from '../pattern.ts'
import { shamsa } from '../shamsa.ts'

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
