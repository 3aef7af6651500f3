// Writes src/fonts: of each font of Fontsource the characters and weights that most pages show. `pnpm fonts`
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

type Subset = {
  /** The file of a package of Fontsource, which stays the font of all other characters. */
  source: string
  /** The weights that stylesheets use; a single one makes a font without axes. */
  wght: { min: number; max: number } | number
}

const fontsource = (family: string, file: string) =>
  `@fontsource-variable/${family}/files/${file}-wght-normal.woff2`

/** By name of file; a file has the characters of the `unicode-range` that stylesheets of src/base give it. */
export const subsets: Record<string, Subset> = {
  'vazirmatn-persian': {
    source: fontsource('vazirmatn', 'vazirmatn-arabic'),
    wght: { min: 400, max: 750 },
  },
  'vazirmatn-basic-latin': {
    source: fontsource('vazirmatn', 'vazirmatn-latin'),
    wght: { min: 400, max: 750 },
  },
  // Large times only: this weight in the others would make them a quarter larger.
  'vazirmatn-light-digits': { source: fontsource('vazirmatn', 'vazirmatn-arabic'), wght: 300 },
  'vazirmatn-light-colon': { source: fontsource('vazirmatn', 'vazirmatn-latin'), wght: 300 },
  'source-sans-3-english': {
    source: fontsource('source-sans-3', 'source-sans-3-latin'),
    wght: { min: 300, max: 700 },
  },
  'source-serif-4-english': { source: fontsource('source-serif-4', 'source-serif-4-latin'), wght: 600 },
}

/** What joins, places and spaces letters, and the forms of digits; small capitals and fractions are left out. */
const keepFeatures = 'calt ccmp fina init isol medi liga rlig locl kern mark mkmk lnum pnum tnum'.split(' ')

const faces = ['persian', 'latin']
  .map((name) => readFileSync(new URL(`src/base/${name}.css`, import.meta.url), 'utf8'))
  .flatMap((css) => [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rules = '']) => rules))

/** The characters of the `unicode-range` of a file in the stylesheets. */
export function charactersOf(name: string): string {
  const face = faces.find((rules) => rules.includes(`/${name}.woff2'`))
  const range = /unicode-range:([^;]*);/.exec(face ?? '')?.[1]
  if (!range) throw new Error(`No @font-face of src/base has ${name}.woff2 and a unicode-range.`)
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    })
    .join('')
}

export const subset = async (name: string, { source, wght }: Subset): Promise<Buffer> =>
  subsetFont(readFileSync(new URL(import.meta.resolve(source))), charactersOf(name), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  })

export const pathOf = (name: string) => new URL(`src/fonts/${name}.woff2`, import.meta.url)

if (import.meta.main)
  for (const [name, from] of Object.entries(subsets)) writeFileSync(pathOf(name), await subset(name, from))
