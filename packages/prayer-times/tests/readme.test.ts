import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { printedBy, statedOutput, writeReadmeModules } from '../../../tools/readme-modules.mjs'
import { methods } from '../src/methods.ts'
import { highLatitudeRules } from '../src/night-rules.ts'
import { polarRules } from '../src/polar-rules.ts'
import { shafaqs } from '../src/seasonal-twilight.ts'
import { accuracyReport } from './ephemeris/accuracy-report.ts'
import { accuracySection } from './ephemeris/readme-section.ts'
import { processZones } from './process-zones.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const { folder, modules, typeErrors, remove } = writeReadmeModules(
  fileURLToPath(new URL('..', import.meta.url)),
)

afterAll(remove)

describe('the examples of the README', () => {
  test('are five, without type errors', async () => {
    expect(modules).toHaveLength(5)
    expect(await typeErrors()).toBe('')
  })

  test('each prints what it says, in every time zone of a device', async () => {
    // One process a zone for all examples: to start one takes most of its time.
    const all = join(folder, 'all.ts')
    const separator = '---'
    writeFileSync(
      all,
      modules.map(({ file }) => `await import('./${file}')\nconsole.log('${separator}')\n`).join(''),
    )
    const expected = modules.flatMap((it) => [...statedOutput([it]), separator])
    const outputs = await Promise.all(processZones.map((TZ) => printedBy(all, { env: { TZ } })))
    for (const printed of outputs) expect(printed).toEqual(expected)
  })
})

test('the tables of accuracy match the current measurements; `pnpm accuracy` writes them', () => {
  expect(accuracySection()).toBe(accuracyReport())
})

test('every method, rule and code of error has its row', () => {
  const source = readFileSync(new URL('../src/prayer-times-error.ts', import.meta.url), 'utf8')
  const codes = [...source.matchAll(/^ {2}\| '([\w-]+)'$/gm)].map(([, code = '']) => code)
  expect(codes.length).toBeGreaterThan(8)
  for (const code of codes) expect(readme).toMatch(new RegExp(`^\\| \`${code}\` `, 'm'))
  for (const id of Object.keys(methods)) expect(readme).toMatch(new RegExp(`^\\| \`${id}\` `, 'm'))
  for (const rule of [highLatitudeRules, polarRules, shafaqs].flatMap(Object.keys))
    expect(readme).toContain(`'${rule}'`)
})
