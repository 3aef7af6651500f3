import { gold, paper } from './color.ts'
import { at, group, path, rect, through } from './drawing.ts'
import { eightStar } from './girih.ts'
import { randomFrom } from './random.ts'

/** A closed book lying flat, spine to the viewer. */
export function lyingBook(
  x: number,
  y: number,
  width: number,
  height: number,
  cover: string,
  trim = gold(0.76),
) {
  return group(
    [
      rect(-width / 2, -height, width, height, { fill: cover, rx: height * 0.16 }),
      rect(-width / 2 + width * 0.015, -height * 0.82, width * 0.985, height * 0.64, {
        fill: paper(0.93),
        rx: 2,
      }),
      ...[0.3, 0.45, 0.6].map((share) =>
        rect(-width / 2 + width * 0.03, -height * (share + 0.04), width * 0.96, 1.2, {
          fill: 'rgba(120,100,70,0.28)',
        }),
      ),
      path(
        `M${-width / 2} ${-height * 0.84}Q${-width / 2 - height * 0.24} ${-height / 2} ${-width / 2} ${-height * 0.16}H${-width * 0.36}V${-height * 0.84}Z`,
        { fill: cover },
      ),
      rect(-width * 0.44, -height, width * 0.016, height, { fill: trim }),
      rect(-width * 0.4, -height, width * 0.008, height, { fill: trim }),
    ],
    { transform: at(x, y) },
  )
}

/** A row of standing books between x and x + width, on a shelf at y. */
export function shelf(x: number, y: number, width: number, height: number, colors: string[], seed: number) {
  const random = randomFrom(seed)
  const books: string[] = []
  let left = 0
  while (left < width - 18) {
    const thick = Math.min(width - left, 20 + random() * 34)
    const tall = height * (0.72 + random() * 0.28)
    const color = colors[Math.floor(random() * colors.length)] as string
    const band = tall * (0.12 + random() * 0.1)
    books.push(
      group(
        [
          rect(0, -tall, thick - 2, tall, { fill: color, rx: 3 }),
          rect(0, -tall, (thick - 2) * 0.28, tall, { fill: 'rgba(255,255,255,0.07)', rx: 3 }),
          rect(0, -tall + band, thick - 2, 3, { fill: gold(0.78, 0.85) }),
          rect(0, -tall + band + 7, thick - 2, 1.5, { fill: gold(0.78, 0.7) }),
          rect(0, -band, thick - 2, 3, { fill: gold(0.78, 0.85) }),
          path(through(eightStar([(thick - 2) / 2, -tall * 0.5], Math.min(9, thick * 0.28))), {
            fill: gold(0.78, 0.85),
          }),
        ],
        { transform: at(x + left, y) },
      ),
    )
    left += thick
  }
  return group(books)
}
