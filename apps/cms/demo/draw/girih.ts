import type { Point } from './drawing.ts'

/** A polygon of a tiling, with the number of its sides, by which it is coloured. */
export interface Tile {
  sides: number
  center: Point
  corners: Point[]
}

const regular = (sides: number, center: Point, radius: number, turn: number): Tile => ({
  sides,
  center,
  corners: Array.from({ length: sides }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / sides
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)] as const
  }),
})

const circumradius = (sides: number, edge: number) => edge / (2 * Math.sin(Math.PI / sides))
const apothem = (sides: number, edge: number) => edge / (2 * Math.tan(Math.PI / sides))

/** Octagons and squares: the ground of the eight-fold star. */
export function octagonTiling(width: number, height: number, edge: number): Tile[] {
  const step = 2 * apothem(8, edge)
  const tiles: Tile[] = []
  for (let row = -1; row * step <= height + step; row++) {
    for (let column = -1; column * step <= width + step; column++) {
      const center = [column * step, row * step] as const
      tiles.push(regular(8, center, circumradius(8, edge), Math.PI / 8))
      const between = [center[0] + step / 2, center[1] + step / 2] as const
      tiles.push(regular(4, between, circumradius(4, edge), 0))
    }
  }
  return tiles
}

/** Dodecagons, hexagons and squares: the ground of the twelve-fold star. */
export function dodecagonTiling(width: number, height: number, edge: number): Tile[] {
  const step = 2 * apothem(12, edge) + edge
  const rise = (step * Math.sqrt(3)) / 2
  const tiles: Tile[] = []
  for (let row = -1; row * rise <= height + 2 * rise; row++) {
    for (let column = -2; column * step <= width + 2 * step; column++) {
      const x = column * step + (row % 2 ? step / 2 : 0)
      const y = row * rise
      tiles.push(regular(12, [x, y], circumradius(12, edge), Math.PI / 12))
      for (const turn of [0, 1, 2]) {
        const angle = (turn * Math.PI) / 3
        const center = [x + (step / 2) * Math.cos(angle), y + (step / 2) * Math.sin(angle)] as const
        tiles.push(regular(4, center, circumradius(4, edge), angle + Math.PI / 4))
      }
      const reach = apothem(12, edge) + apothem(6, edge)
      for (const angle of [Math.PI / 6, Math.PI / 2]) {
        const center = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
        tiles.push(regular(6, center, circumradius(6, edge), 0))
      }
    }
  }
  return tiles
}

const meet = (a: Point, u: Point, b: Point, v: Point): Point => {
  const cross = u[0] * v[1] - u[1] * v[0]
  const along = ((b[0] - a[0]) * v[1] - (b[1] - a[1]) * v[0]) / cross
  return [a[0] + along * u[0], a[1] + along * u[1]]
}

/**
 * The star within a tile, by Hankin's method: from the middle of every edge two lines leave at `angle`
 * degrees, and each ends where it meets its neighbour's.
 */
export function starOf(tile: Tile, angle: number): Point[] {
  const turn = (angle * Math.PI) / 180
  const edges = tile.corners.map((corner, index) => {
    const next = tile.corners[(index + 1) % tile.corners.length] as Point
    const length = Math.hypot(next[0] - corner[0], next[1] - corner[1])
    const along: Point = [(next[0] - corner[0]) / length, (next[1] - corner[1]) / length]
    const inward: Point = [-along[1], along[0]]
    const lean = (sign: number): Point => [
      sign * Math.cos(turn) * along[0] + Math.sin(turn) * inward[0],
      sign * Math.cos(turn) * along[1] + Math.sin(turn) * inward[1],
    ]
    const middle: Point = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]
    return { middle, onward: lean(1), back: lean(-1) }
  })
  return edges.flatMap((edge, index) => {
    const next = edges[(index + 1) % edges.length] as (typeof edges)[number]
    return [edge.middle, meet(edge.middle, edge.onward, next.middle, next.back)]
  })
}

/** The eight-fold star of two squares, the sign of the centre. */
export function eightStar(center: Point, radius: number, turn = 0): Point[] {
  return Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 ? radius * (Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8)) : radius
    const angle = turn + (index * Math.PI) / 8
    return [center[0] + reach * Math.cos(angle), center[1] + reach * Math.sin(angle)] as const
  })
}
