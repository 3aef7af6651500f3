import { gold, paper, rose, sand, snow, teal } from '../color.ts'
import { Drawing, group, rect } from '../drawing.ts'
import { pines, ridge } from '../land.ts'
import { dayMosque, mosque, nightMosque } from '../mosque.ts'
import { randomFrom } from '../random.ts'
import { cloud, crescent, disc, sky, snowfall, stars } from '../sky.ts'

/** The building at dusk over a still lake. */
export function dusk(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const center = width / 2
  const unit = height / 1080
  const shore = height * 0.687
  const building = mosque(drawing, center, shore, Math.min(118 * unit, width / 8), nightMosque)
  const fade = drawing.linear(
    [
      [0, '#fff'],
      [1, '#000'],
    ],
    [0, shore],
    [0, height * 0.96],
    false,
  )
  const mirrored = drawing.mask(rect(0, shore, width, height - shore, { fill: fade }))
  const water = drawing.linear([
    [0, teal(0.4)],
    [0.35, teal(0.27)],
    [1, teal(0.16)],
  ])
  const random = randomFrom(6)
  const ripples = Array.from({ length: 90 }, () => {
    const depth = random()
    const y = shore + 10 + depth ** 1.5 * (height - shore - 20)
    const length = (40 + random() * 120 + depth * 220) * unit
    const x = center + (random() + random() - 1) * (520 + depth * 700) * unit
    return rect(x - length / 2, y, length, 1 + depth * 2.2, {
      rx: 1,
      fill: random() > 0.45 ? teal(0.72, 0.12) : gold(0.86, 0.16),
    })
  })
  const reflection = group(building, {
    transform: `translate(0 ${shore * 2}) scale(1 -1)`,
    filter: drawing.blur(3.2 * unit),
    opacity: 0.5,
  })
  return drawing.svg(
    group([
      sky(drawing, [
        [0, teal(0.21)],
        [0.34, teal(0.36)],
        [0.52, teal(0.56)],
        [0.62, sand(0.76)],
        [0.69, rose(0.78)],
        [1, rose(0.7)],
      ]),
      stars(width, height * 0.4, 150, 4),
      disc(drawing, center, shore - 50 * unit, 150 * unit, gold(0.92, 0.5), gold(0.9, 0.42)),
      cloud(width * 0.22, height * 0.48, width * 0.32, sand(0.84), 0.3, 8),
      cloud(width * 0.78, height * 0.435, width * 0.37, sand(0.84), 0.24, 9),
      crescent(drawing, width * 0.776, height * 0.176, 58 * unit),
      ridge(width, height * 0.639, 34 * unit, height * 0.74, 3, { fill: teal(0.47, 0.75) }),
      ridge(width, height * 0.663, 20 * unit, height * 0.74, 12, { fill: teal(0.34) }),
      building,
      rect(0, shore, width, height - shore, { fill: water }),
      group(reflection, { mask: mirrored }),
      ...ripples,
      rect(0, shore - 3, width, 6, { fill: teal(0.15) }),
    ]),
  )
}

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
