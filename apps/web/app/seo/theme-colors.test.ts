import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'
import { expect, test } from 'vitest'
import { themeColors } from './theme-colors.ts'

const tokens = readFileSync(new URL('../../../../packages/ui/src/base/tokens.css', import.meta.url), 'utf8')

/** The first value of a token, the one of the light scheme, as sRGB. */
function hexOf(name: string): string {
  const [, color = ''] = new RegExp(`--ui-${name}: (oklch\\([^)]+\\))`).exec(tokens) ?? []
  const bytes = new Color(color)
    .to('srgb')
    .coords.map((it) => Math.round(255 * Math.min(1, Math.max(0, it ?? 0))))
  return `#${bytes.map((it) => it.toString(16).padStart(2, '0')).join('')}`
}

test.each(['ground', 'paper', 'gold'] as const)('the installed app has the %s of the site', (name) => {
  expect(themeColors[name]).toBe(hexOf(name))
})
