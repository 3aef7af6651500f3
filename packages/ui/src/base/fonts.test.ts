import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOf, subset, subsets } from '../../subset-fonts.ts'

const fonts = Object.entries(subsets)

test.each(fonts)('%s is what `pnpm fonts` makes of the installed font', async (name, from) => {
  expect(readFileSync(pathOf(name)).equals(await subset(name, from))).toBe(true)
})

test.each(fonts)('what %s lacks is in the whole font, which stands before it', (name, { source }) => {
  const css = ['persian', 'latin']
    .map((sheet) => readFileSync(new URL(`${sheet}.css`, import.meta.url), 'utf8'))
    .find((it) => it.includes(name))
  const whole = css?.indexOf(source) ?? -1
  expect(whole).toBeGreaterThan(-1)
  expect(whole).toBeLessThan(css?.indexOf(name) ?? -1)
})
