import { gold, snow, teal } from './color.ts'
import { at, type Drawing, group, path, rect } from './drawing.ts'
import { randomFrom } from './random.ts'

/** A row of small houses in the snow with lit windows, standing on y. */
export function houses(
  drawing: Drawing,
  from: number,
  to: number,
  y: number,
  size: number,
  walls: string[],
  seed: number,
) {
  const random = randomFrom(seed)
  const glow = drawing.linear([
    [0, gold(0.92)],
    [1, gold(0.78)],
  ])
  const row: string[] = []
  for (let x = from; x < to; ) {
    const width = size * (0.85 + random() * 0.45)
    const tall = size * (0.62 + random() * 0.4)
    const roof = size * (0.42 + random() * 0.2)
    const wall = walls[Math.floor(random() * walls.length)] as string
    const window = (wx: number, wy: number, wide = 0.15) =>
      group([
        rect(wx * width, -wy * tall, wide * width, tall * 0.26, { fill: glow, rx: 2 }),
        rect(wx * width + (wide * width) / 2 - 1, -wy * tall, 2, tall * 0.26, { fill: wall }),
        rect(wx * width - 2, -wy * tall + tall * 0.26, wide * width + 4, 4, { fill: snow(0.97) }),
      ])
    row.push(
      group(
        [
          rect(width * 0.68, -tall - roof * 0.95, width * 0.12, roof * 0.7, { fill: wall }),
          rect(width * 0.665, -tall - roof * 0.98, width * 0.15, 6, { fill: snow(0.98), rx: 3 }),
          rect(0, -tall, width, tall, { fill: wall }),
          path(`M${-width * 0.09} ${-tall}L${width / 2} ${-tall - roof}L${width * 1.09} ${-tall}Z`, {
            fill: teal(0.24),
          }),
          path(
            `M${-width * 0.11} ${-tall + 5}L${width / 2} ${-tall - roof - 7}L${width * 1.11} ${-tall + 5}Q${width * 0.98} ${-tall - roof * 0.1} ${width * 0.86} ${-tall - roof * 0.16}Q${width * 0.66} ${-tall - roof * 0.36} ${width / 2} ${-tall - roof * 0.6}Q${width * 0.3} ${-tall - roof * 0.3} ${width * 0.14} ${-tall - roof * 0.17}Q${width * 0.02} ${-tall - roof * 0.12} ${-width * 0.11} ${-tall + 5}Z`,
            { fill: snow(0.97) },
          ),
          window(0.14, 0.72),
          window(0.68, 0.72),
          rect(width * 0.42, -tall * 0.5, width * 0.18, tall * 0.5, { fill: teal(0.2), rx: 3 }),
          rect(width * 0.45, -tall * 0.46, width * 0.12, tall * 0.14, { fill: glow, rx: 2 }),
        ],
        { transform: at(x, y) },
      ),
    )
    x += width * 1.16
  }
  return group(row)
}
