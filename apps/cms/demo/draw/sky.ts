import { gold, paper, snow } from './color.ts'
import { at, circle, type Drawing, group, path, rect, type Stop } from './drawing.ts'
import { randomFrom } from './random.ts'

export const sky = (drawing: Drawing, list: readonly Stop[]) =>
  rect(0, 0, drawing.width, drawing.height, { fill: drawing.linear(list) })

export function stars(width: number, height: number, count: number, seed: number) {
  const random = randomFrom(seed)
  return group(
    Array.from({ length: count }, () => {
      const depth = random()
      return circle(random() * width, random() ** 1.4 * height, 0.6 + depth ** 3 * 1.9, {
        fill: paper(0.97, 0.35 + depth * 0.6),
      })
    }),
  )
}

/** The path of a crescent around 0,0: a circle less a circle, with its horns to the right. */
export function crescentPath(radius: number, cut = 0.84, offset = 0.34) {
  const inner = radius * cut
  const shift = radius * offset
  const x = (radius ** 2 - inner ** 2 + shift ** 2) / (2 * shift)
  const y = Math.sqrt(radius ** 2 - x ** 2)
  return `M${x} ${-y}A${radius} ${radius} 0 1 0 ${x} ${y}A${inner} ${inner} 0 1 1 ${x} ${-y}Z`
}

export function crescent(
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  color = gold(0.9),
  turn = -28,
) {
  const glow = drawing.radial([
    [0, gold(0.9, 0.34)],
    [0.4, gold(0.88, 0.1)],
    [1, gold(0.85, 0)],
  ])
  return group([
    circle(x, y, radius * 3.6, { fill: glow }),
    path(crescentPath(radius), { fill: color, transform: at(x, y, 1, turn) }),
  ])
}

/** A low sun or a full moon, with the light around it. */
export function disc(drawing: Drawing, x: number, y: number, radius: number, color: string, light: string) {
  const glow = drawing.radial([
    [0, light],
    [1, light.replace(/[\d.]+\)$/, '0)')],
  ])
  return group([circle(x, y, radius * 4, { fill: glow }), circle(x, y, radius, { fill: color })])
}

/** A long flat cloud: streaks with round ends, lying over each other. */
export function cloud(x: number, y: number, width: number, color: string, opacity: number, seed: number) {
  const random = randomFrom(seed)
  const thick = width * 0.032
  const streaks = Array.from({ length: 5 }, (_, index) => {
    const length = width * (0.9 - Math.abs(index - 2.4) * 0.22) * (0.8 + random() * 0.35)
    const left = x - length / 2 + (random() - 0.5) * width * 0.34
    return rect(left, y + (index - 2) * thick * 0.86, length, thick, { rx: thick / 2, fill: color })
  })
  return group(streaks, { opacity })
}

export function snowfall(width: number, height: number, count: number, seed: number) {
  const random = randomFrom(seed)
  return group(
    Array.from({ length: count }, () => {
      const near = random()
      return circle(random() * width, random() * height, 1 + near ** 4 * 5, {
        fill: snow(0.99, 0.25 + near * 0.5),
      })
    }),
  )
}
