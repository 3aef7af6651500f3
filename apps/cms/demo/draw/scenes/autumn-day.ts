import { oklch, paper, sand, teal, wood } from '../color.ts'
import { Drawing, group, path, rect } from '../drawing.ts'
import { ridge } from '../land.ts'
import { dayMosque, mosque } from '../mosque.ts'
import { cloud, sky } from '../sky.ts'
import { fallingLeaves, tree } from '../trees.ts'

const autumn = [
  oklch(0.76, 0.12, 72),
  oklch(0.69, 0.13, 58),
  oklch(0.62, 0.13, 46),
  oklch(0.54, 0.12, 38),
  oklch(0.45, 0.1, 34),
]

/** The building between maples in October. */
export function autumnDay(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const ground = height * 0.76
  const grass = drawing.linear([
    [0, oklch(0.72, 0.07, 100)],
    [1, oklch(0.6, 0.07, 90)],
  ])
  return drawing.svg(
    group([
      sky(drawing, [
        [0, teal(0.74)],
        [0.5, teal(0.88)],
        [0.8, paper(0.95)],
        [1, sand(0.92)],
      ]),
      cloud(width * 0.24, height * 0.2, width * 0.4, paper(0.99), 0.7, 2),
      cloud(width * 0.8, height * 0.28, width * 0.34, paper(0.99), 0.6, 7),
      ridge(width, height * 0.66, height * 0.035, height, 6, { fill: oklch(0.76, 0.05, 120) }),
      ridge(width, height * 0.71, height * 0.02, height, 8, { fill: oklch(0.68, 0.06, 95) }),
      mosque(drawing, width * 0.5, ground, height * 0.098, dayMosque),
      rect(0, ground, width, height - ground, { fill: grass }),
      path(
        `M${width * 0.46} ${ground}H${width * 0.54}C${width * 0.57} ${height * 0.86} ${width * 0.64} ${height * 0.93} ${width * 0.7} ${height}H${width * 0.3}C${width * 0.36} ${height * 0.93} ${width * 0.43} ${height * 0.86} ${width * 0.46} ${ground}Z`,
        { fill: sand(0.86) },
      ),
      tree(drawing, width * 0.17, height * 0.85, height * 0.58, autumn, wood(0.32), 4),
      tree(drawing, width * 0.86, height * 0.84, height * 0.52, autumn.slice(0, 4), wood(0.32), 19),
      tree(drawing, width * 0.02, height * 0.93, height * 0.5, autumn.slice(1), wood(0.28), 31),
      fallingLeaves(width, height, 26, autumn, 52),
    ]),
  )
}
