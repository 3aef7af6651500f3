import { archPath, framedArch } from '../arch.ts'
import { gold, paper, sand, teal } from '../color.ts'
import { dayDome, dome } from '../dome.ts'
import { at, Drawing, ellipse, group, path, rect } from '../drawing.ts'
import { cypress } from '../land.ts'
import { starField } from '../pattern.ts'
import { cloud, sky } from '../sky.ts'

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
