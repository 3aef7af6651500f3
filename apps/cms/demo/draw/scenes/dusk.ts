import { gold, rose, sand, teal } from '../color.ts'
import { Drawing, group, rect } from '../drawing.ts'
import { ridge } from '../land.ts'
import { mosque, nightMosque } from '../mosque.ts'
import { randomFrom } from '../random.ts'
import { cloud, crescent, disc, sky, stars } from '../sky.ts'

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
