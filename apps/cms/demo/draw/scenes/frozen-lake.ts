import { paper, snow, teal } from '../color.ts'
import { Drawing, group, rect } from '../drawing.ts'
import { pines, ridge } from '../land.ts'
import { randomFrom } from '../random.ts'
import { disc, sky, snowfall, stars } from '../sky.ts'

/** A frozen lake under the moon. */
export function frozenLake(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const shore = height * 0.62
  const random = randomFrom(61)
  const cracks = Array.from({ length: 22 }, () => {
    const depth = random()
    const y = shore + 8 + depth ** 1.4 * (height - shore)
    const x = random() * width
    const length = 50 + depth * 240
    return rect(x, y, length, 1 + depth * 1.6, {
      fill: snow(0.98, 0.35),
      transform: `rotate(${(random() - 0.5) * 7} ${x} ${y})`,
    })
  })
  return drawing.svg(
    group([
      sky(drawing, [
        [0, teal(0.22)],
        [0.4, teal(0.42)],
        [0.62, teal(0.68)],
        [1, teal(0.7)],
      ]),
      stars(width, height * 0.4, 90, 33),
      disc(drawing, width * 0.34, height * 0.25, height * 0.065, paper(0.97), paper(0.95, 0.42)),
      ridge(width, height * 0.52, height * 0.05, shore, 71, { fill: teal(0.56, 0.8) }),
      ridge(width, height * 0.57, height * 0.03, shore, 73, { fill: teal(0.46) }),
      pines(34, 0, width, () => shore, [height * 0.07, height * 0.15], teal(0.34), undefined, 5),
      rect(0, shore, width, height - shore, {
        fill: drawing.linear([
          [0, teal(0.78)],
          [0.5, teal(0.86)],
          [1, snow(0.95)],
        ]),
      }),
      ...cracks,
      pines(4, 0, width * 0.3, () => height * 0.8, [height * 0.3, height * 0.46], teal(0.25), snow(0.97), 13),
      pines(
        3,
        width * 0.76,
        width * 1.02,
        () => height * 0.84,
        [height * 0.32, height * 0.5],
        teal(0.25),
        snow(0.97),
        17,
      ),
      ridge(width, height * 0.84, height * 0.02, height, 15, { fill: snow(0.97) }),
      snowfall(width, height, 120, 12),
    ]),
  )
}
