import { gold, sand, teal } from '../color.ts'
import { Drawing, group } from '../drawing.ts'
import { ridge } from '../land.ts'
import { lantern } from '../lantern.ts'
import { mosque, nightMosque } from '../mosque.ts'
import { cloud, crescent, sky, stars } from '../sky.ts'

/** A large crescent over the roofs, with lanterns at the side. */
export function crescentNight(width: number, height: number) {
  const drawing = new Drawing(width, height)
  return drawing.svg(
    group([
      sky(drawing, [
        [0, teal(0.17)],
        [0.55, teal(0.31)],
        [0.82, teal(0.5)],
        [1, sand(0.7)],
      ]),
      stars(width, height * 0.66, 130, 14),
      crescent(drawing, width * 0.6, height * 0.34, height * 0.17, gold(0.91), -24),
      cloud(width * 0.2, height * 0.62, width * 0.42, teal(0.6), 0.22, 3),
      cloud(width * 0.86, height * 0.55, width * 0.36, teal(0.6), 0.2, 4),
      ridge(width, height * 0.8, height * 0.03, height, 5, { fill: teal(0.27) }),
      mosque(drawing, width * 0.6, height * 0.9, height * 0.068, {
        ...nightMosque,
        body: teal(0.22),
        light: teal(0.3),
        wall: [teal(0.21), teal(0.17)],
      }),
      ridge(width, height * 0.9, height * 0.012, height, 9, { fill: teal(0.15) }),
      lantern(drawing, width * 0.13, height * 0.2, height * 0.13, height * 0.4),
      lantern(drawing, width * 0.25, height * 0.12, height * 0.09, height * 0.4),
    ]),
  )
}
