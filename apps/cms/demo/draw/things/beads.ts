import { gold, teal } from '../color.ts'
import { circle, group, path, rect } from '../drawing.ts'

/** Prayer beads that hang from a hook, with their tassel. */
export function beads() {
  const many = 33
  const place = (share: number) => {
    const turn = share * 2 * Math.PI
    return [0.5 * Math.sin(turn) * Math.sin(turn / 2), -0.66 - 0.4 * Math.cos(turn)] as const
  }
  // Equal steps along the loop, not of the angle: the beads touch.
  const line = Array.from({ length: 721 }, (_, index) => place(index / 720))
  const lengths = line.map((point, index) => {
    const before = line[index - 1] ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let walked = 0
  let next = 0
  const loop: string[] = []
  line.forEach(([x, y], index) => {
    walked += lengths[index] ?? 0
    if (walked < (next / many) * total || next >= many) return
    const marker = next % 11 === 0
    loop.push(
      circle(x, y, marker ? 0.03 : 0.037, { fill: marker ? gold(0.72) : teal(0.4) }),
      circle(x - 0.012, y - 0.013, 0.011, { fill: 'rgba(255,255,255,0.55)' }),
    )
    next++
  })
  const threads = Array.from({ length: 9 }, (_, index) =>
    path(`M0 0.02C${(index - 4) * 0.008} 0.1 ${(index - 4) * 0.014} 0.14 ${(index - 4) * 0.016} 0.22`, {
      fill: 'none',
      stroke: gold(0.64 + (index % 3) * 0.05),
      'stroke-width': 0.013,
    }),
  )
  const tassel = group([rect(-0.022, -0.05, 0.044, 0.1, { fill: gold(0.7), rx: 0.02 }), ...threads], {
    transform: 'translate(0 -0.2)',
  })
  const hook = path('M0 -1.32V-1.1', { stroke: gold(0.66), 'stroke-width': 0.02, 'stroke-linecap': 'round' })
  return group([hook, circle(0, -1.33, 0.03, { fill: gold(0.7) }), ...loop, tassel])
}
