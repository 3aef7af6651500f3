import { circle, type Drawing, ellipse, group, path, rect } from '../drawing.ts'
import { randomFrom } from '../random.ts'

const calyx =
  'M-0.1 -0.66L-0.13 -0.86L-0.06 -0.78L-0.03 -0.9L0.02 -0.79L0.08 -0.89L0.09 -0.77L0.15 -0.82L0.1 -0.66Z'

/** A pomegranate, and another cut open. */
export function pomegranates(drawing: Drawing) {
  const skin = drawing.radial(
    [
      [0, '#d9714f'],
      [0.5, '#b23c31'],
      [1, '#7a1f22'],
    ],
    [0.36, 0.34],
    0.72,
  )
  const random = randomFrom(23)
  const seeds = Array.from({ length: 46 }, (_, index) => {
    const reach = Math.sqrt((index + 0.4) / 46) * 0.25
    const angle = index * 2.39996
    const size = 0.026 + random() * 0.008
    return circle(reach * Math.cos(angle), reach * Math.sin(angle), size, {
      fill: index % 3 ? '#a81f31' : '#cf3e4c',
    })
  })
  const half = group(
    [
      circle(0, 0, 0.36, { fill: '#a5352e' }),
      circle(0, 0, 0.32, { fill: '#f3dcae' }),
      ...seeds,
      ...[0, 60, 120, 180, 240, 300].map((turn) =>
        rect(-0.008, -0.3, 0.016, 0.28, { fill: '#f3dcae', transform: `rotate(${turn + 14})` }),
      ),
    ],
    { transform: 'translate(0.4 -0.34) scale(0.94 0.98)' },
  )
  const whole = group(
    [
      path(calyx, { fill: '#93302a' }),
      ellipse(0, -0.36, 0.4, 0.38, { fill: skin }),
      ellipse(-0.14, -0.52, 0.1, 0.06, {
        fill: 'rgba(255,225,200,0.35)',
        transform: 'rotate(-24 -0.14 -0.52)',
      }),
    ],
    { transform: 'translate(-0.3 0) scale(1.08)' },
  )
  return group([
    whole,
    half,
    ...[0.02, 0.1, 0.72].map((x, i) =>
      circle(x - 0.06, -0.025, 0.026, { fill: i % 2 ? '#a81f31' : '#cf3e4c' }),
    ),
  ])
}
