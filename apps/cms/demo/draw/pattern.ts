import { type Attributes, group, path, through } from './drawing.ts'
import { dodecagonTiling, octagonTiling, starOf, type Tile } from './girih.ts'

export interface PatternLook {
  /** Contact angle in degrees: small is pointed, large is blunt. */
  angle: number
  edge: number
  fold: 8 | 12
  /** Fill of the stars by the number of sides of their tile. */
  fills?: Partial<Record<number, string>>
  strokes: readonly { color: string; width: number }[]
  /** A smaller star within the largest ones, which would otherwise be empty. */
  heart?: { fill: string; core: string; line: string }
}

/** The star of a tile, made smaller around its centre and turned by half a point. */
function heartOf(tile: Tile, angle: number, size: number) {
  const turn = Math.PI / tile.sides
  const [x, y] = tile.center
  return through(
    starOf(tile, angle).map(([px, py]) => {
      const dx = (px - x) * size
      const dy = (py - y) * size
      return [
        x + dx * Math.cos(turn) - dy * Math.sin(turn),
        y + dx * Math.sin(turn) + dy * Math.cos(turn),
      ] as const
    }),
  )
}

const tilesOf = ({ fold, edge }: PatternLook, width: number, height: number): Tile[] =>
  fold === 8 ? octagonTiling(width, height, edge) : dodecagonTiling(width, height, edge)

/** A field of stars over a rectangle that begins at 0,0. */
export function starField(width: number, height: number, look: PatternLook, attributes: Attributes = {}) {
  const tiles = tilesOf(look, width, height)
  const { heart } = look
  const hearts = heart
    ? tiles
        .filter(({ sides }) => sides === look.fold)
        .map((tile) =>
          group([
            path(heartOf(tile, look.angle, 0.56), {
              fill: heart.fill,
              stroke: heart.line,
              'stroke-width': look.edge * 0.05,
            }),
            path(heartOf(tile, look.angle, 0.24), { fill: heart.core }),
          ]),
        )
    : []
  const stars = tiles.map((tile) => ({
    sides: tile.sides,
    line: through(starOf(tile, look.angle)),
  }))
  const fills = stars
    .filter(({ sides }) => look.fills?.[sides])
    .map(({ sides, line }) => path(line, { fill: look.fills?.[sides] }))
  const whole = stars.map(({ line }) => line).join('')
  const lines = look.strokes.map(({ color, width: thickness }) =>
    path(whole, { fill: 'none', stroke: color, 'stroke-width': thickness, 'stroke-linejoin': 'round' }),
  )
  return group([...fills, ...hearts, ...lines], attributes)
}
