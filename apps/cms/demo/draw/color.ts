import Color from 'colorjs.io'

/** An sRGB colour from OKLCH, so that the pictures share the tokens of the site. */
export function oklch(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const inSrgb = new Color('oklch', [lightness, chroma, hue]).to('srgb')
  const bytes = inSrgb.coords.map((it) => Math.round(255 * Math.min(1, Math.max(0, it ?? 0))))
  return `rgba(${bytes.join(',')},${alpha})`
}

/** Chroma of the ground colour by its lightness, after the tokens of the site. */
const tealChroma = [
  [0, 0.012],
  [0.2, 0.036],
  [0.26, 0.045],
  [0.41, 0.068],
  [0.6, 0.066],
  [0.8, 0.04],
  [1, 0.004],
] as const

/** The ground colour in steps of lightness, 0 (night) to 1 (mist). */
export function teal(lightness: number, alpha = 1) {
  const above = Math.max(
    1,
    tealChroma.findIndex(([step]) => step >= lightness),
  )
  const [from, low] = tealChroma[above - 1] as readonly [number, number]
  const [to, high] = tealChroma[above] as readonly [number, number]
  const chroma = low + ((lightness - from) / (to - from)) * (high - low)
  return oklch(lightness, chroma, 194, alpha)
}

export const gold = (lightness = 0.78, alpha = 1) => oklch(lightness, 0.105, 82, alpha)
export const paper = (lightness = 0.975, alpha = 1) => oklch(lightness, 0.014, 85, alpha)
export const sand = (lightness = 0.86, alpha = 1) => oklch(lightness, 0.05, 78, alpha)
export const rose = (lightness = 0.72, alpha = 1) => oklch(lightness, 0.07, 45, alpha)
export const brick = (lightness = 0.5, alpha = 1) => oklch(lightness, 0.075, 48, alpha)
export const wood = (lightness = 0.42, alpha = 1) => oklch(lightness, 0.06, 60, alpha)
export const ink = (alpha = 1) => oklch(0.19, 0.028, 200, alpha)
export const snow = (lightness = 0.96, alpha = 1) => oklch(lightness, 0.012, 220, alpha)
