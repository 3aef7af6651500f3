/** An sRGB colour from OKLCH, so that the pictures share the tokens of the site. */
export function oklch(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const [red, green, blue] = linear.map((value) => {
    const clamped = Math.min(1, Math.max(0, value))
    const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
  })
  return `rgba(${red},${green},${blue},${alpha})`
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
