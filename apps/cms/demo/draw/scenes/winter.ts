import { paper, rose, sand, snow, teal } from '../color.ts'
import { Drawing, group } from '../drawing.ts'
import { pines, ridge } from '../land.ts'
import { dayMosque, mosque } from '../mosque.ts'
import { cloud, disc, sky, snowfall } from '../sky.ts'

/** A winter morning in Ontario. */
export function winter(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const unit = height / 1080
  const field = drawing.linear([
    [0, snow(0.97)],
    [0.4, snow(0.92)],
    [1, teal(0.78)],
  ])
  const size: [number, number] = [150 * unit, 295 * unit]
  return drawing.svg(
    group([
      sky(drawing, [
        [0, teal(0.62)],
        [0.3, teal(0.78)],
        [0.52, paper(0.93)],
        [0.66, rose(0.9)],
        [1, rose(0.88)],
      ]),
      disc(drawing, width * 0.724, height * 0.435, 70 * unit, paper(0.985), sand(0.95, 0.6)),
      cloud(width * 0.27, height * 0.195, width * 0.4, snow(0.99), 0.5, 5),
      cloud(width * 0.71, height * 0.278, width * 0.33, snow(0.99), 0.45, 6),
      ridge(width, height * 0.555, 46 * unit, height * 0.74, 21, { fill: teal(0.76, 0.8) }),
      ridge(width, height * 0.602, 30 * unit, height * 0.74, 22, { fill: teal(0.68, 0.75) }),
      pines(30, 0, width, () => height * 0.648, [70 * unit, 130 * unit], teal(0.5), undefined, 31),
      mosque(drawing, width * 0.526, height * 0.687, 88 * unit, dayMosque),
      pines(
        9,
        width * 0.01,
        width * 0.29,
        (x) => height * 0.694 + x * 0.02,
        size,
        teal(0.33),
        snow(0.97),
        41,
      ),
      pines(
        7,
        width * 0.745,
        width * 0.99,
        (x) => height * 0.731 - x * 0.02,
        size,
        teal(0.33),
        snow(0.97),
        57,
      ),
      ridge(width, height * 0.696, 14 * unit, height, 33, { fill: field }),
      ridge(width, height * 0.787, 24 * unit, height, 34, { fill: snow(0.95, 0.55) }),
      ridge(width, height * 0.88, 26 * unit, height, 36, { fill: teal(0.86, 0.5) }),
      pines(
        2,
        width * 0.03,
        width * 0.11,
        () => height * 0.815,
        [330 * unit, 400 * unit],
        teal(0.26),
        snow(0.98),
        77,
      ),
      snowfall(width, height, Math.round(width / 8), 90),
    ]),
  )
}
