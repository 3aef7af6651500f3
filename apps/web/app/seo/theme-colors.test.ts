import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColors } from './theme-colors.ts'

const tokens = readFileSync(new URL('../../../../packages/ui/src/base/tokens.css', import.meta.url), 'utf8')

/** The first value of a token, the one of the light scheme: lightness, chroma and hue of OKLCH. */
const tokenOf = (name: string) => {
  const [, ...parts] =
    tokens.match(new RegExp(`--ui-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`)) ?? []
  return parts.map(Number) as [number, number, number]
}

/** OKLCH to sRGB by the matrices of CSS Color 4. */
function hexOf([lightness, chroma, hue]: [number, number, number]): string {
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
  const encoded = linear.map((it) => (it <= 0.0031308 ? 12.92 * it : 1.055 * it ** (1 / 2.4) - 0.055))
  const bytes = encoded.map((it) => Math.round(255 * Math.min(1, Math.max(0, it))))
  return `#${bytes.map((it) => it.toString(16).padStart(2, '0')).join('')}`
}

test.each(['ground', 'paper', 'gold'] as const)('the installed app has the %s of the site', (name) => {
  expect(themeColors[name]).toBe(hexOf(tokenOf(name)))
})
