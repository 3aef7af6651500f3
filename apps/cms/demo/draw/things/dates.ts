import { gold, teal } from '../color.ts'
import { at, type Drawing, ellipse, group, path } from '../drawing.ts'
import { randomFrom } from '../random.ts'

/** A bowl of dates on a low foot. */
export function dates(drawing: Drawing) {
  const random = randomFrom(11)
  const glaze = drawing.linear(
    [
      [0, teal(0.34)],
      [0.6, teal(0.56)],
      [1, teal(0.4)],
    ],
    [0, 0],
    [1, 0],
  )
  const fruit = Array.from({ length: 19 }, (_, index) => {
    const layer = index < 9 ? 0 : index < 15 ? 1 : 2
    const many = [9, 6, 4][layer] as number
    const place = index - ([0, 9, 15][layer] as number)
    const x = ((place + 0.5) / many - 0.5) * (1.02 - layer * 0.24)
    const y = -0.47 - layer * 0.1 - random() * 0.02
    const turn = (random() - 0.5) * 70
    return group(
      [
        ellipse(0, 0, 0.095, 0.055, { fill: index % 2 ? '#5b2c14' : '#6d3819' }),
        ellipse(-0.02, -0.02, 0.05, 0.014, { fill: 'rgba(255,220,170,0.42)' }),
      ],
      { transform: at(x, y, 1, turn) },
    )
  })
  return group([
    ...fruit.slice(0, 9),
    ...fruit.slice(9),
    path(
      'M-0.62 -0.46C-0.58 -0.2 -0.34 -0.1 -0.2 -0.09L-0.24 0H0.24L0.2 -0.09C0.34 -0.1 0.58 -0.2 0.62 -0.46Z',
      { fill: glaze },
    ),
    path('M-0.6 -0.4C-0.3 -0.34 0.3 -0.34 0.6 -0.4L0.585 -0.34C0.3 -0.28 -0.3 -0.28 -0.585 -0.34Z', {
      fill: gold(0.76),
    }),
    ellipse(0, -0.46, 0.62, 0.045, { fill: 'none', stroke: teal(0.7), 'stroke-width': 0.014 }),
  ])
}
