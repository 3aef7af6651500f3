import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Tokens = Record<string, string>

/** The custom properties of every block whose selector list contains this selector, later ones winning. */
function tokensOf(...selectors: string[]): Tokens {
  const found: Tokens = {}
  for (const selector of selectors) {
    for (const [, list = '', body = ''] of css.matchAll(/([^{};]*)\{([^{}]*)\}/g)) {
      const names = list
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split(',')
        .map((name) => name.trim())
      if (!names.includes(selector)) continue
      for (const [, name = '', value = ''] of body.matchAll(/(--ui-[\w-]+):\s*([^;]+);/g)) found[name] = value
    }
  }
  return found
}

/** The luminance of an opaque `oklch(l c h)`, by Ottosson's matrices. */
function luminance(colour: string): number {
  const [l = 0, c = 0, h = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const cone = (ka: number, kb: number) => (l + ka * a + kb * b) ** 3
  const [x, y, z] = [
    cone(0.3963377774, 0.2158037573),
    cone(-0.1055613458, -0.0638541728),
    cone(-0.0894841775, -1.291485548),
  ] as const
  const light = (kx: number, ky: number, kz: number) => Math.min(1, Math.max(0, kx * x + ky * y + kz * z))
  return (
    0.2126 * light(4.0767416621, -3.3077115913, 0.2309699292) +
    0.7152 * light(-1.2684380046, 2.6097574011, -0.3413193965) +
    0.0722 * light(-0.0041960863, -0.7034186147, 1.707614701)
  )
}

function contrast(tokens: Tokens, front: string, back: string): number {
  const colour = (name: string): number => {
    const value = tokens[`--ui-${name}`] ?? ''
    const other = /^var\(--ui-([\w-]+)\)$/.exec(value)
    return other?.[1] ? colour(other[1]) : luminance(value)
  }
  const [low = 0, high = 0] = [colour(front), colour(back)].sort((one, two) => one - two)
  return (high + 0.05) / (low + 0.05)
}

const light = tokensOf(':root')
const night = { ...light, ...tokensOf(":root:not([data-theme='light'])") }
const chosenNight = { ...light, ...tokensOf(":root[data-theme='dark']") }

const schemes = {
  light,
  night,
  'teal ground by day': { ...light, ...tokensOf('.ui-ground') },
  'teal ground by night': { ...night, ...tokensOf('.ui-ground') },
}

test('night by the system and night by choice are one scheme', () => {
  expect(chosenNight).toEqual(night)
})

describe.each(Object.entries(schemes))('contrast, %s', (_name, tokens) => {
  const grounds = ['paper', 'surface', ...(tokens['--ui-tint']?.includes('/') ? ['ground-lit'] : ['tint'])]

  test.each(grounds)('text on %s', (ground) => {
    expect(contrast(tokens, 'ink', ground)).toBeGreaterThanOrEqual(7)
    for (const soft of ['ink-soft', 'ink-muted', 'teal', 'gold-text']) {
      expect(contrast(tokens, soft, ground), soft).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(tokens, 'line-strong', ground), 'borders of controls').toBeGreaterThanOrEqual(3)
  })

  test('text on filled controls and marked rows', () => {
    expect(contrast(tokens, 'on-teal', 'teal')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens, 'on-teal', 'teal-hover')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens, 'on-gold', 'gold')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens, 'ink', 'gold-tint')).toBeGreaterThanOrEqual(7)
    expect(contrast(tokens, 'gold-text', 'gold-tint')).toBeGreaterThanOrEqual(4.5)
  })
})
