export type Point = readonly [number, number]
export type Stop = readonly [offset: number, color: string]

const stops = (list: readonly Stop[]) =>
  list.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')

/** Collects the gradients, clips and filters of one picture while its shapes are drawn. */
export class Drawing {
  readonly width: number
  readonly height: number
  #definitions: string[] = []

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  #define(make: (id: string) => string): string {
    const id = `d${this.#definitions.length}`
    this.#definitions.push(make(id))
    return `url(#${id})`
  }

  /** A gradient from the first point to the second, in picture coordinates unless `box` says otherwise. */
  linear(list: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1], box = true) {
    const units = box ? '' : ' gradientUnits="userSpaceOnUse"'
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"${units}>${stops(list)}</linearGradient>`,
    )
  }

  radial(list: readonly Stop[], center: Point = [0.5, 0.5], radius = 0.5, box = true) {
    const units = box ? '' : ' gradientUnits="userSpaceOnUse"'
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${center[0]}" cy="${center[1]}" r="${radius}"${units}>${stops(list)}</radialGradient>`,
    )
  }

  blur(amount: number) {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
    )
  }

  clip(shape: string) {
    return this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`)
  }

  mask(shape: string) {
    return this.#define((id) => `<mask id="${id}">${shape}</mask>`)
  }

  svg(body: string) {
    const { width, height } = this
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.#definitions.join('')}</defs>${body}</svg>`
  }
}

export type Attributes = Record<string, string | number | undefined>

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Number(value.toFixed(2)) : value}"`)
    .join('')

const tag = (name: string, attributes: Attributes, inner = '') =>
  `<${name}${written(attributes)}>${inner}</${name}>`

export const path = (d: string, attributes: Attributes = {}) => tag('path', { d, ...attributes })
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
  tag('rect', { x, y, width, height, ...attributes })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  tag('circle', { cx, cy, r, ...attributes })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}) =>
  tag('ellipse', { cx, cy, rx, ry, ...attributes })
export const group = (inner: string | string[], attributes: Attributes = {}) =>
  tag('g', attributes, [inner].flat().join(''))

const fixed = (value: number) => Number(value.toFixed(2))

/** The path data of a line through points, closed unless told otherwise. */
export const through = (points: readonly Point[], closed = true) =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}${closed ? 'Z' : ''}`

export const at = (x: number, y: number, scale = 1, turn = 0) =>
  `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) scale(${scale})`
