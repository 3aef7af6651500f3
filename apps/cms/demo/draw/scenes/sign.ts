import { gold, teal } from '../color.ts'
import { Drawing, group, path, rect, through } from '../drawing.ts'
import { eightStar } from '../girih.ts'

/** The sign of the centre in a square, for the tab of the admin panel. */
export function sign(size: number) {
  const drawing = new Drawing(size, size)
  const center = [size / 2, size / 2] as const
  const line = size * 0.045
  return drawing.svg(
    group([
      rect(0, 0, size, size, { fill: teal(0.26), rx: size * 0.2 }),
      path(through(eightStar(center, size * 0.38)), { fill: 'none', stroke: gold(), 'stroke-width': line }),
      path(through(eightStar(center, size * 0.19, Math.PI / 8)), { fill: gold() }),
    ]),
  )
}
