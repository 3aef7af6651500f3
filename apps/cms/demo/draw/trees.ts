import { at, circle, type Drawing, ellipse, group, type Point, path, through } from './drawing.ts'
import { randomFrom } from './random.ts'

/** Half the outline of a maple leaf, from its tip down to the stem; one unit high around 0,0. */
const mapleHalf: Point[] = [
  [0, -0.56],
  [0.075, -0.4],
  [0.15, -0.44],
  [0.125, -0.2],
  [0.27, -0.33],
  [0.3, -0.25],
  [0.44, -0.27],
  [0.4, -0.12],
  [0.48, -0.07],
  [0.27, 0.1],
  [0.3, 0.17],
  [0.03, 0.14],
]

export const mapleOutline = through([
  ...mapleHalf,
  [0.018, 0.42],
  [-0.018, 0.42],
  ...mapleHalf.map(([x, y]) => [-x, y] as const).reverse(),
])

export const mapleLeaf = (x: number, y: number, size: number, turn: number, color: string) =>
  path(mapleOutline, {
    fill: color,
    transform: `${at(x, y, 1, turn)} scale(${size})`,
    'stroke-linejoin': 'round',
  })

export function fallingLeaves(width: number, height: number, count: number, colors: string[], seed: number) {
  const random = randomFrom(seed)
  return group(
    Array.from({ length: count }, () =>
      mapleLeaf(
        random() * width,
        random() * height,
        16 + random() ** 2 * 34,
        random() * 360,
        colors[Math.floor(random() * colors.length)] as string,
      ),
    ),
  )
}

/** A round broad-leaved tree standing on y, its crown made of many dabs of colour. */
export function tree(
  drawing: Drawing,
  x: number,
  y: number,
  height: number,
  colors: string[],
  bark: string,
  seed: number,
) {
  const random = randomFrom(seed)
  const crown = Array.from({ length: 150 }, () => {
    const angle = random() * Math.PI * 2
    const reach = Math.sqrt(random())
    const dx = Math.cos(angle) * reach * 0.4
    const dy = -0.66 + Math.sin(angle) * reach * 0.34
    // Lighter dabs towards the upper left, where the light comes from.
    const light = (dx + 0.4) * 0.7 + (dy + 1) * 0.8 + random() * 0.35
    const index = Math.min(colors.length - 1, Math.floor((light / 1.5) * colors.length))
    return { dx, dy, size: 0.05 + random() * 0.045, color: colors[index] as string, light }
  }).sort((a, b) => b.light - a.light)
  return group(
    [
      ellipse(0, 0, 0.3, 0.02, { fill: 'rgba(0,20,24,0.25)', filter: drawing.blur(0.01) }),
      path(
        'M-0.035 0C-0.02 -0.2 -0.025 -0.35 -0.13 -0.52L-0.1 -0.54C-0.03 -0.44 -0.01 -0.4 0 -0.36C0.02 -0.44 0.06 -0.5 0.14 -0.56L0.16 -0.53C0.06 -0.42 0.03 -0.3 0.04 0Z',
        { fill: bark },
      ),
      ...crown.map(({ dx, dy, size, color }) => circle(dx, dy, size, { fill: color })),
    ],
    { transform: `${at(x, y)} scale(${height})` },
  )
}
