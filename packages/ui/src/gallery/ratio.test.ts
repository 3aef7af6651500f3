import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ratioOf, ratios } from './ratio.ts'

const rules = readFileSync(new URL('./gallery.css', import.meta.url), 'utf8')

test('each ratio has its rule in the stylesheet, and there is no other', () => {
  const written = [...rules.matchAll(/\[data-ratio='(\d+)'\] \{\s+--ui-ratio: ([\d.]+);/g)]
  expect(written.map(([, name, value]) => [Number(name), Math.round(Number(value) * 100)])).toEqual(
    ratios.map((it) => [it, it]),
  )
})

test('what cameras and telephones make keeps its proportions to a percent, all else to eight', () => {
  for (const [width, height] of [
    [4032, 3024],
    [3024, 4032],
    [6000, 4000],
    [4000, 6000],
    [1920, 1080],
    [1080, 1920],
    [1080, 1080],
    [1080, 1350],
  ] as const)
    expect((ratioOf(width, height) ?? 0) / 100 / (width / height)).toBeCloseTo(1, 1.7)
  for (let width = 500; width < 4000; width += 7)
    expect(Math.abs(Math.log((ratioOf(width, 1000) ?? 0) / 100 / (width / 1000)))).toBeLessThan(0.08)
})

test('a panorama and a tower are cropped to what fits a row', () => {
  expect(ratioOf(12_000, 1000)).toBe(400)
  expect(ratioOf(100, 2000)).toBe(50)
})

test('without a size there is no ratio', () => {
  expect(ratioOf(undefined, 300)).toBeUndefined()
})
