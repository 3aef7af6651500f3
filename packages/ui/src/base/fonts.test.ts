import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOf, subset, subsets } from '../../subset-fonts.ts'

const fonts = Object.entries(subsets)

test.each(fonts)('%s is what `pnpm fonts` makes of the installed font', async (name, from) => {
  expect(readFileSync(pathOf(name)).equals(await subset(name, from))).toBe(true)
})

const sheets = ['persian', 'latin'].map((sheet) =>
  readFileSync(new URL(`${sheet}.css`, import.meta.url), 'utf8'),
)
const familyOf = (css: string, file: string) =>
  [...css.matchAll(/@font-face \{[^}]*\}/g)]
    .map(([face]) => face)
    .find((face) => face.includes(file))
    ?.match(/font-family: ('.*?');/)?.[1]

test.each(fonts)('what %s lacks is in the whole font, whose family follows', (name, { source }) => {
  const css = sheets.find((it) => it.includes(name)) ?? ''
  const families = [familyOf(css, `/${name}.woff2`), familyOf(css, source)]
  const stacks = [...css.matchAll(/--ui-font-(\w+):([^;]*);/g)].map(([, stack, list = '']) => [stack, list])
  const text = stacks.find(([stack]) => stack === 'text')?.[1] ?? ''
  const used = stacks.map(([, list = '']) =>
    list
      .replace('var(--ui-font-text)', text)
      .split(',')
      .map((it) => it.trim()),
  )
  const positions = used.map((list) => families.map((it) => list.indexOf(it ?? '')))
  expect(positions.filter(([own = -1]) => own >= 0)).not.toEqual([])
  for (const [own = -1, whole = -1] of positions) if (own >= 0) expect(whole).toBeGreaterThan(own)
})
