import { archPath, framedArch } from '../arch.ts'
import { brick, gold, oklch, paper, rose, sand, snow, teal, wood } from '../color.ts'
import { dayDome, dome } from '../dome.ts'
import { at, Drawing, ellipse, group, path, rect } from '../drawing.ts'
import { houses } from '../houses.ts'
import { cypress, pines, ridge } from '../land.ts'
import { lantern } from '../lantern.ts'
import { dayMosque, mosque, nightMosque } from '../mosque.ts'
import { starField } from '../pattern.ts'
import { randomFrom } from '../random.ts'
import { cloud, crescent, disc, sky, snowfall, stars } from '../sky.ts'
import { fallingLeaves, tree } from '../trees.ts'

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

/** A courtyard with a pool, in the light of the afternoon. */
export function courtyard(width: number, height: number) {
  const drawing = new Drawing(width, height)
  const ground = height * 0.6
  const center = width / 2
  const wall = drawing.linear([
    [0, sand(0.9)],
    [1, sand(0.82)],
  ])
  const tile = starField(width, ground, {
    fold: 8,
    edge: height * 0.0155,
    angle: 64,
    fills: { 8: teal(0.46), 4: gold(0.78) },
    strokes: [{ color: paper(0.93), width: 2.6 }],
  })
  const iwanTall = height * 0.4
  const iwanWide = height * 0.4
  const frame = path(framedArch(iwanWide * 0.66, iwanTall * 0.8, iwanWide, iwanTall), {
    'clip-rule': 'evenodd',
    transform: at(center, ground),
  })
  const depth = drawing.linear([
    [0, teal(0.5)],
    [1, teal(0.24)],
  ])
  const muqarnas = Array.from({ length: 4 }, (_, row) =>
    group(
      Array.from({ length: 9 - row * 2 }, (_, column) => {
        const step = iwanWide * 0.066
        const x = (column - (8 - row * 2) / 2) * step
        return path(archPath(step, step * 1.3), {
          fill: row % 2 ? paper(0.9) : sand(0.82),
          stroke: gold(0.68),
          'stroke-width': 1.6,
          transform: at(x, 0),
        })
      }),
      { transform: at(center, ground - iwanTall * (0.46 + row * 0.076)) },
    ),
  )
  const bays = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((index) => {
      const x = center + side * (iwanWide * 0.5 + height * (0.105 + index * 0.175))
      return group(
        [
          rect(-height * 0.07, -height * 0.29, height * 0.14, height * 0.29, {
            fill: sand(0.86),
            stroke: gold(0.7),
            'stroke-width': 2,
          }),
          path(archPath(height * 0.1, height * 0.24), { fill: depth }),
          path(archPath(height * 0.112, height * 0.254), {
            fill: 'none',
            stroke: teal(0.46),
            'stroke-width': 4,
          }),
        ],
        { transform: at(x, ground) },
      )
    }),
  )
  const pool = `M${center - width * 0.13} ${height * 0.69}H${center + width * 0.13}L${center + width * 0.21} ${height}H${center - width * 0.21}Z`
  const water = drawing.linear([
    [0, teal(0.7)],
    [0.4, teal(0.5)],
    [1, teal(0.3)],
  ])
  const back = group([
    dome(drawing, center, ground - iwanTall * 0.94, height * 0.2, height * 0.22, dayDome),
    rect(0, ground - height * 0.32, width, height * 0.32, { fill: wall }),
    rect(0, ground - height * 0.33, width, height * 0.016, { fill: teal(0.5) }),
    ...bays,
    rect(center - iwanWide / 2, ground - iwanTall, iwanWide, iwanTall, { fill: depth }),
    path(archPath(iwanWide * 0.3, iwanTall * 0.4), { fill: teal(0.2), transform: at(center, ground) }),
    group(muqarnas, {
      'clip-path': drawing.clip(
        path(archPath(iwanWide * 0.66, iwanTall * 0.8), { transform: at(center, ground) }),
      ),
    }),
    group([tile], { 'clip-path': drawing.clip(frame) }),
    path(archPath(iwanWide * 0.66, iwanTall * 0.8), {
      fill: 'none',
      stroke: gold(0.78),
      'stroke-width': 5,
      transform: at(center, ground),
    }),
    rect(center - iwanWide / 2, ground - iwanTall, iwanWide, iwanTall, {
      fill: 'none',
      stroke: gold(0.76),
      'stroke-width': 5,
    }),
    cypress(center - height * 0.47, ground + height * 0.02, height * 0.42, teal(0.3), teal(0.5)),
    cypress(center + height * 0.47, ground + height * 0.02, height * 0.42, teal(0.3), teal(0.5)),
    cypress(center - height * 0.66, ground + height * 0.03, height * 0.34, teal(0.33), teal(0.52)),
    cypress(center + height * 0.66, ground + height * 0.03, height * 0.34, teal(0.33), teal(0.52)),
  ])
  const joints = Array.from({ length: 17 }, (_, index) => {
    const share = (index - 8) / 8
    return path(`M${center + share * width * 0.42} ${ground}L${center + share * width * 1.3} ${height}`, {
      stroke: sand(0.7, 0.6),
      'stroke-width': 1.6,
    })
  })
  const courses = [0.63, 0.67, 0.725, 0.8, 0.9].map((share) =>
    rect(0, height * share, width, 1.6, { fill: sand(0.7, 0.6) }),
  )
  return drawing.svg(
    group([
      sky(drawing, [
        [0, teal(0.72)],
        [0.4, teal(0.9)],
        [0.62, paper(0.95)],
        [1, paper(0.95)],
      ]),
      cloud(width * 0.2, height * 0.14, width * 0.26, paper(0.99), 0.75, 11),
      cloud(width * 0.82, height * 0.1, width * 0.24, paper(0.99), 0.7, 13),
      back,
      rect(0, ground, width, height - ground, {
        fill: drawing.linear([
          [0, sand(0.84)],
          [1, sand(0.74)],
        ]),
      }),
      ...joints,
      ...courses,
      path(pool, {
        fill: paper(0.93),
        stroke: gold(0.7),
        'stroke-width': 4,
        transform: `translate(${center} ${height * 0.69}) scale(1.1 1.06) translate(${-center} ${-height * 0.685})`,
      }),
      path(pool, { fill: water }),
      group(
        group(back, {
          transform: `translate(0 ${height * 1.31}) scale(1 -1)`,
          opacity: 0.34,
          filter: drawing.blur(2.4),
        }),
        { 'clip-path': drawing.clip(path(pool)) },
      ),
      ...[0.74, 0.8, 0.87, 0.95].map((share, index) =>
        ellipse(center + (index % 2 ? 30 : -40), height * share, width * (0.06 + index * 0.02), 1.6, {
          fill: paper(0.98, 0.4),
        }),
      ),
    ]),
  )
}

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
