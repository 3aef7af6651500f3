import { type Attributes, at, group, type Point, path } from './drawing.ts'
import { randomFrom } from './random.ts'

/** A ridge across the picture: a sum of waves, filled down to `bottom`. */
export function ridge(
  width: number,
  y: number,
  swing: number,
  bottom: number,
  seed: number,
  attributes: Attributes,
) {
  const random = randomFrom(seed)
  const waves = Array.from({ length: 4 }, (_, index) => ({
    length: width / (1.1 + index * 1.7 + random()),
    height: swing / (1 + index * 1.2),
    phase: random() * 7,
  }))
  const points: Point[] = []
  for (let x = -20; x <= width + 20; x += 12) {
    const lift = waves.reduce(
      (sum, wave) => sum + Math.sin((x / wave.length) * 2 * Math.PI + wave.phase) * wave.height,
      0,
    )
    points.push([x, y + lift])
  }
  const line = points.map(([x, lift]) => `${x.toFixed(0)} ${lift.toFixed(1)}`).join('L')
  return path(`M${line}L${width + 20} ${bottom}L-20 ${bottom}Z`, attributes)
}

/** A pine standing on 0,0, one unit high, of drooping tiers. */
export function pine(
  x: number,
  y: number,
  height: number,
  green: string,
  white: string | undefined,
  seed: number,
) {
  const random = randomFrom(seed)
  const tiers = 6
  const shapes: string[] = []
  for (let tier = 0; tier < tiers; tier++) {
    const base = -0.08 - (tier / tiers) * 0.78
    const reach = 0.24 * (1 - tier / tiers) + 0.035
    const peak = base - 0.26 + tier * 0.012
    const lean = (random() - 0.5) * 0.03
    const left = -reach + lean
    const right = reach + lean
    shapes.push(
      path(
        `M0 ${peak}C${left * 0.2} ${base - 0.1} ${left * 0.6} ${base - 0.03} ${left} ${base + 0.02}` +
          `Q${left * 0.5} ${base - 0.012} 0 ${base + 0.015}Q${right * 0.5} ${base - 0.012} ${right} ${base + 0.02}` +
          `C${right * 0.6} ${base - 0.03} ${right * 0.2} ${base - 0.1} 0 ${peak}Z`,
        { fill: green },
      ),
    )
    if (!white) continue
    shapes.push(
      path(
        `M0 ${peak}C${left * 0.2} ${base - 0.1} ${left * 0.6} ${base - 0.03} ${left} ${base + 0.02}` +
          `Q${left * 0.62} ${base - 0.05} ${left * 0.3} ${base - 0.045}Q${right * 0.02} ${base - 0.085} ${right * 0.32} ${base - 0.075}Q${right * 0.16} ${base - 0.15} 0 ${peak}Z`,
        { fill: white, opacity: 0.92 },
      ),
    )
  }
  const trunk = path('M-0.018 0V-0.12H0.018V0Z', { fill: green })
  return group([trunk, ...shapes], { transform: `${at(x, y)} scale(${height})` })
}

/** A stand of pines along a line, larger in the middle of the range given. */
export function pines(
  count: number,
  from: number,
  to: number,
  y: (x: number) => number,
  height: [number, number],
  green: string,
  white: string | undefined,
  seed: number,
) {
  const random = randomFrom(seed)
  const trees = Array.from({ length: count }, (_, index) => ({
    x: from + ((index + random() * 0.8) / count) * (to - from),
    size: height[0] + random() * (height[1] - height[0]),
    seed: seed + index,
  }))
  return group(
    trees
      .sort((a, b) => a.size - b.size)
      .map(({ x, size, seed: own }) => pine(x, y(x), size, green, white, own)),
  )
}

/** A cypress: a slender flame, one unit high. */
export const cypress = (x: number, y: number, height: number, dark: string, light: string) =>
  group(
    [
      path(
        'M0 0C-0.13 -0.02 -0.16 -0.3 -0.1 -0.58C-0.07 -0.78 -0.03 -0.92 0.01 -1C0.05 -0.9 0.1 -0.75 0.12 -0.56C0.16 -0.28 0.13 -0.02 0 0Z',
        { fill: dark },
      ),
      path(
        'M0.03 -0.04C0.1 -0.08 0.13 -0.3 0.1 -0.54C0.08 -0.72 0.04 -0.88 0.015 -0.97C0.03 -0.7 0.05 -0.4 0.03 -0.04Z',
        { fill: light, opacity: 0.6 },
      ),
    ],
    { transform: `${at(x, y)} scale(${height})` },
  )
