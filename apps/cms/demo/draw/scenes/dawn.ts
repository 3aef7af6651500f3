import { gold, paper, rose, sand, teal, wood } from '../color.ts'
import { Drawing, ellipse, group, path, rect } from '../drawing.ts'
import { ridge } from '../land.ts'
import { dayMosque, mosque } from '../mosque.ts'
import { randomFrom } from '../random.ts'
import { cloud, disc, sky } from '../sky.ts'

/** First light over a lake, with reeds and a far dome. */
export function dawn(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const shore = height * 0.6
  const random = randomFrom(15)
  const reeds = Array.from({ length: 46 }, () => {
    const x = random() < 0.6 ? random() * width * 0.28 : width * (0.84 + random() * 0.16)
    const tall = height * (0.1 + random() * 0.22)
    const lean = (random() - 0.4) * 50
    const head = random() > 0.6
    return group([
      path(`M${x} ${height}Q${x} ${height - tall * 0.6} ${x + lean} ${height - tall}`, {
        fill: 'none',
        stroke: teal(0.2),
        'stroke-width': 2.6,
      }),
      ...(head
        ? [
            ellipse(x + lean, height - tall, 4.4, 17, {
              fill: wood(0.3),
              transform: `rotate(${lean * 0.5} ${x + lean} ${height - tall})`,
            }),
          ]
        : []),
    ])
  })
  const glints = Array.from({ length: 60 }, () => {
    const depth = random()
    const y = shore + 6 + depth ** 1.5 * (height - shore)
    const length = 16 + depth * 150 * random()
    return rect(
      width * 0.5 + (random() + random() - 1) * (60 + depth * 260) - length / 2,
      y,
      length,
      1 + depth * 2,
      { fill: paper(0.98, 0.5), rx: 1 },
    )
  })
  return drawing.svg(
    group([
      sky(drawing, [
        [0, teal(0.5)],
        [0.28, teal(0.72)],
        [0.46, sand(0.88)],
        [0.6, rose(0.84)],
        [1, rose(0.8)],
      ]),
      disc(drawing, width * 0.5, shore - height * 0.06, height * 0.09, paper(0.985), sand(0.95, 0.65)),
      cloud(width * 0.22, height * 0.26, width * 0.4, rose(0.88), 0.5, 21),
      cloud(width * 0.78, height * 0.2, width * 0.44, sand(0.92), 0.45, 22),
      ridge(width, height * 0.53, height * 0.03, shore, 2, { fill: teal(0.62, 0.75) }),
      ridge(width, height * 0.57, height * 0.018, shore + 1, 7, { fill: teal(0.46) }),
      mosque(drawing, width * 0.76, shore, height * 0.03, {
        ...dayMosque,
        shade: teal(0.26),
        body: teal(0.32),
        light: teal(0.42),
        wall: [teal(0.36), teal(0.3)],
        trim: teal(0.5),
        opening: [gold(0.84), gold(0.7)],
      }),
      rect(0, shore, width, height - shore, {
        fill: drawing.linear([
          [0, rose(0.8)],
          [0.25, sand(0.78)],
          [0.6, teal(0.56)],
          [1, teal(0.34)],
        ]),
      }),
      ...glints,
      ...reeds,
      ...[0, 1, 2].map((index) =>
        path(
          `M${width * (0.3 + index * 0.055)} ${height * (0.2 + (index % 2) * 0.04)}q10 -12 20 0q10 -12 20 0`,
          { fill: 'none', stroke: teal(0.3), 'stroke-width': 2.6, 'stroke-linecap': 'round' },
        ),
      ),
    ]),
  )
}
