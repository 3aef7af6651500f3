import { gold } from './color.ts'
import { at, circle, type Drawing, ellipse, group, path, rect, through } from './drawing.ts'
import { eightStar } from './girih.ts'

export interface LanternLook {
  metal: [dark: string, light: string]
  glass: [edge: string, middle: string]
}

export const brassLantern: LanternLook = {
  metal: ['#7a5a22', '#e2bd6b'],
  glass: ['#d99a3a', '#fff0c4'],
}

const cord = (length: number, color: string) => rect(-0.008, -length, 0.016, length, { fill: color })

/** A hanging lantern of unit width with its ring at 0,0; it is about 2.3 high. */
function body(drawing: Drawing, look: LanternLook) {
  const [dark, light] = look.metal
  const metal = drawing.linear(
    [
      [0, dark],
      [0.35, light],
      [0.6, light],
      [1, dark],
    ],
    [0, 0],
    [1, 0],
  )
  const glass = drawing.radial([
    [0, look.glass[1]],
    [0.55, look.glass[1]],
    [1, look.glass[0]],
  ])
  const belly = 'M-0.34 0.92C-0.52 1.12 -0.52 1.42 -0.3 1.72H0.3C0.52 1.42 0.52 1.12 0.34 0.92Z'
  const bars = [-0.62, -0.24, 0.24, 0.62].map((share) =>
    path(`M${0.34 * share} 0.92C${0.5 * share} 1.12 ${0.5 * share} 1.42 ${0.3 * share} 1.72`, {
      fill: 'none',
      stroke: metal,
      'stroke-width': 0.024,
    }),
  )
  return group([
    circle(0, 0.06, 0.075, { fill: 'none', stroke: light, 'stroke-width': 0.035 }),
    path('M-0.06 0.14H0.06L0.09 0.26H-0.09Z', { fill: metal }),
    path('M0 0.22C0.06 0.42 0.34 0.5 0.36 0.78H-0.36C-0.34 0.5 -0.06 0.42 0 0.22Z', { fill: metal }),
    path('M0 0.3C0.02 0.5 0.13 0.6 0.14 0.78H-0.14C-0.13 0.6 -0.02 0.5 0 0.3Z', {
      fill: light,
      opacity: 0.5,
    }),
    rect(-0.42, 0.78, 0.84, 0.06, { fill: metal, rx: 0.03 }),
    rect(-0.37, 0.84, 0.74, 0.08, { fill: metal }),
    path(belly, { fill: glass }),
    ...bars,
    path(through(eightStar([0, 1.3], 0.19)), { fill: look.glass[1], stroke: metal, 'stroke-width': 0.03 }),
    path(through(eightStar([0, 1.3], 0.085, Math.PI / 8)), {
      fill: 'none',
      stroke: metal,
      'stroke-width': 0.016,
    }),
    rect(-0.33, 1.7, 0.66, 0.07, { fill: metal }),
    rect(-0.4, 1.76, 0.8, 0.055, { fill: metal, rx: 0.027 }),
    path('M-0.3 1.815H0.3C0.24 1.98 0.09 1.98 0.05 2.1H-0.05C-0.09 1.98 -0.24 1.98 -0.3 1.815Z', {
      fill: metal,
    }),
    ellipse(0, 2.14, 0.055, 0.075, { fill: light }),
  ])
}

/** A lantern of `size` px that hangs on a cord with its ring at x, y, in its own light. */
export function lantern(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  cordLength: number,
  look = brassLantern,
) {
  const glow = drawing.radial([
    [0, gold(0.92, 0.55)],
    [0.3, gold(0.88, 0.24)],
    [1, gold(0.85, 0)],
  ])
  return group(
    [circle(0, 1.3, 2.1, { fill: glow }), cord(cordLength / size, look.metal[1]), body(drawing, look)],
    { transform: `${at(x, y)} scale(${size})` },
  )
}
