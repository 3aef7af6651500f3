import { gold, teal } from './color.ts'
import { at, type Drawing, ellipse, group, path, rect } from './drawing.ts'
import { crescentPath } from './sky.ts'

export interface DomeLook {
  shade: string
  body: string
  light: string
  rib: string
  band: string
  metal: string
}

export const dayDome: DomeLook = {
  shade: teal(0.36),
  body: teal(0.52),
  light: teal(0.72),
  rib: teal(0.86, 0.45),
  band: gold(0.8),
  metal: gold(0.74),
}

/** Half of the onion profile, for a dome of width 1 and height 1 standing on y = 0. */
const profile = (side: number, stretch = 1) => {
  const x = (value: number) => side * stretch * value
  return `C${x(0.545)} -0.17 ${x(0.55)} -0.4 ${x(0.37)} -0.6C${x(0.23)} -0.755 ${x(0.06)} -0.83 0 -1`
}

const onion = `M-0.43 0${profile(-1)}L0 -1C0.06 -0.83 0.23 -0.755 0.37 -0.6C0.55 -0.4 0.545 -0.17 0.43 0Z`

const finial = (size: number, color: string) =>
  group(
    [
      rect(-0.035, -0.98, 0.07, 0.98, { fill: color }),
      ellipse(0, -0.14, 0.16, 0.13, { fill: color }),
      ellipse(0, -0.42, 0.11, 0.09, { fill: color }),
      ellipse(0, -0.64, 0.075, 0.06, { fill: color }),
      path(crescentPath(0.22, 0.82, 0.3), { fill: color, transform: 'translate(0 -1.12) rotate(-90)' }),
    ],
    { transform: `scale(${size})` },
  )

/** A dome with its drum, standing on y: `width` is that of the drum, `height` that of dome and drum. */
export function dome(drawing: Drawing, x: number, y: number, width: number, height: number, look: DomeLook) {
  const drum = height * 0.2
  const rise = height - drum
  const lit = drawing.linear(
    [
      [0, look.shade],
      [0.42, look.body],
      [0.78, look.light],
      [1, look.body],
    ],
    [0, 0],
    [1, 0],
  )
  const wide = width * 1.14
  const scaled = (inner: string) =>
    group(inner, { transform: `translate(0 ${-drum}) scale(${wide} ${rise})` })
  const ribs = [-0.78, -0.5, -0.18, 0.18, 0.5, 0.78].map((share) =>
    path(`M${0.43 * share} 0${profile(Math.sign(share), Math.abs(share))}`, {
      fill: 'none',
      stroke: look.rib,
      'stroke-width': 2.2 / Math.sqrt(wide * rise),
    }),
  )
  const windows = Array.from({ length: 7 }, (_, index) => {
    const offset = ((index - 3) / 7.4) * width
    const squeeze = Math.cos((offset / width) * 2.2)
    const size = width * 0.075 * squeeze
    return path(
      `M${offset - size / 2} ${-drum * 0.2}V${-drum * 0.52}Q${offset - size / 2} ${-drum * 0.7} ${offset} ${-drum * 0.78}Q${offset + size / 2} ${-drum * 0.7} ${offset + size / 2} ${-drum * 0.52}V${-drum * 0.2}Z`,
      { fill: look.shade },
    )
  })
  return group(
    [
      rect(-width / 2, -drum, width, drum, { fill: lit }),
      ...windows,
      rect(-width / 2, -drum * 1.04, width, drum * 0.1, { fill: look.band }),
      rect(-width / 2, -drum * 0.12, width, drum * 0.12, { fill: look.band }),
      scaled(path(onion, { fill: lit }) + ribs.join('')),
      group(finial(height * 0.14, look.metal), { transform: at(0, -height * 0.985) }),
    ],
    { transform: at(x, y) },
  )
}

/** A minaret standing on y, with a balcony under its cap. */
export function minaret(
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  look: DomeLook,
) {
  const lit = drawing.linear(
    [
      [0, look.shade],
      [0.5, look.body],
      [0.85, look.light],
      [1, look.body],
    ],
    [0, 0],
    [1, 0],
  )
  const balcony = -height * 0.74
  const top = -height * 0.87
  const shaft = path(`M${-width * 0.5} 0L${-width * 0.4} ${balcony}H${width * 0.4}L${width * 0.5} 0Z`, {
    fill: lit,
  })
  const flare = path(
    `M${-width * 0.4} ${balcony}L${-width * 0.72} ${balcony - width * 0.5}H${width * 0.72}L${width * 0.4} ${balcony}Z`,
    { fill: lit },
  )
  const bands = [0.2, 0.42, 0.62].map((share) =>
    rect(-width * 0.5 + share * width * 0.1, -height * share, width * (1 - share * 0.2), width * 0.16, {
      fill: look.band,
      opacity: 0.8,
    }),
  )
  const cap = group(path(onion, { fill: lit }), {
    transform: `translate(0 ${top}) scale(${width * 0.86} ${height * 0.1})`,
  })
  return group(
    [
      shaft,
      ...bands,
      flare,
      rect(-width * 0.31, top, width * 0.62, -top + balcony - width * 0.5, { fill: lit }),
      rect(-width * 0.76, balcony - width * 0.78, width * 1.52, width * 0.3, { fill: look.body }),
      rect(-width * 0.78, balcony - width * 0.82, width * 1.56, width * 0.1, { fill: look.band }),
      rect(-width * 0.36, top - width * 0.1, width * 0.72, width * 0.16, { fill: look.band }),
      cap,
      group(finial(height * 0.05, look.metal), { transform: at(0, top - height * 0.098) }),
    ],
    { transform: at(x, y) },
  )
}
