import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'
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

/** The contrast of two tokens, by WCAG 2.1. */
function contrast(tokens: Tokens, front: string, back: string): number {
  const color = (name: string): Color => {
    const value = tokens[`--ui-${name}`] ?? ''
    const other = /^var\(--ui-([\w-]+)\)$/.exec(value)
    return other?.[1] ? color(other[1]) : new Color(value)
  }
  return color(front).contrastWCAG21(color(back))
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
