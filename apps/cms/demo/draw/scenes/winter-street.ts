import { brick, oklch, snow, teal, wood } from '../color.ts'
import { dayDome, dome } from '../dome.ts'
import { Drawing, group, path } from '../drawing.ts'
import { houses } from '../houses.ts'
import { pines, ridge } from '../land.ts'
import { randomFrom } from '../random.ts'
import { sky, snowfall, stars } from '../sky.ts'

/** Northern lights over a winter street. */
export function winterStreet(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const base = height * 0.78
  const aurora = (x: number, lean: number, color: string, seed: number) => {
    const random = randomFrom(seed)
    const rays = Array.from({ length: 34 }, (_, index) => {
      const at0 = x + index * width * 0.0125
      const tall = height * (0.26 + 0.2 * Math.sin(index / 4 + seed) ** 2 + random() * 0.05)
      const foot = height * (0.5 + 0.05 * Math.sin(index / 6 + seed))
      return path(
        `M${at0} ${foot}L${at0 + lean} ${foot - tall}H${at0 + lean + width * 0.016}L${at0 + width * 0.016} ${foot}Z`,
        {
          fill: color,
        },
      )
    })
    return group(rays, { filter: drawing.blur(width * 0.009), opacity: 0.5 })
  }
  const curtain = drawing.linear([
    [0, oklch(0.8, 0.09, 190, 0)],
    [0.7, oklch(0.82, 0.1, 178, 0.75)],
    [1, oklch(0.86, 0.09, 165, 0)],
  ])
  return drawing.svg(
    group([
      sky(drawing, [
        [0, teal(0.15)],
        [0.6, teal(0.28)],
        [1, teal(0.42)],
      ]),
      stars(width, height * 0.6, 120, 8),
      aurora(width * 0.05, width * 0.03, curtain, 3),
      aurora(width * 0.5, -width * 0.02, curtain, 5),
      ridge(width, height * 0.64, height * 0.03, height, 17, { fill: teal(0.24) }),
      pines(26, 0, width, () => height * 0.7, [height * 0.07, height * 0.14], teal(0.17), undefined, 3),
      dome(drawing, width * 0.5, height * 0.7, height * 0.17, height * 0.24, {
        ...dayDome,
        shade: teal(0.24),
        body: teal(0.36),
        light: teal(0.5),
      }),
      houses(
        drawing,
        width * 0.02,
        width * 0.98,
        base,
        height * 0.13,
        [teal(0.34), brick(0.38), wood(0.38), teal(0.42)],
        12,
      ),
      ridge(width, base + height * 0.012, height * 0.008, height, 4, {
        fill: drawing.linear([
          [0, snow(0.93)],
          [1, teal(0.7)],
        ]),
      }),
      pines(
        3,
        width * 0.02,
        width * 0.2,
        () => height * 0.9,
        [height * 0.2, height * 0.3],
        teal(0.2),
        snow(0.94),
        21,
      ),
      pines(
        2,
        width * 0.86,
        width * 0.98,
        () => height * 0.92,
        [height * 0.24, height * 0.34],
        teal(0.2),
        snow(0.94),
        25,
      ),
      snowfall(width, height, 130, 6),
    ]),
  )
}
