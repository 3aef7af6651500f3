import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { methods } from '../src/methods.ts'
import { highLatitudeRules } from '../src/night-rules.ts'
import { polarRules } from '../src/polar-rules.ts'
import { shafaqs } from '../src/seasonal-twilight.ts'
import { accuracyReport } from './ephemeris/accuracy-report.ts'
import { accuracySection } from './ephemeris/readme-section.ts'
import { processZones } from './process-zones.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/^### (.*)\n[\s\S]*?```ts\n([\s\S]*?)```/gm)].map(
  ([, title = '', code = '']) => ({
    title,
    code,
  }),
)

/** Inside the package, where its own name resolves to its source. */
const folder = fileURLToPath(new URL('../.tmp/readme/', import.meta.url))

beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the examples of the README', () => {
  test('are five', () => {
    expect(examples).toHaveLength(5)
  })

  test('each prints what it says, in every time zone of a device', async () => {
    const files = examples.map(({ title, code }) => {
      const file = `${folder}${title.replace(/\W+/g, '-')}.mts`
      writeFileSync(file, code)
      return file
    })
    // One process a zone for all examples: to start one takes most of its time.
    const all = `${folder}all.mts`
    const separator = '---'
    writeFileSync(
      all,
      files.map((file) => `await import('${pathToFileURL(file)}'); console.log('${separator}')`).join('\n'),
    )
    const expected = examples.flatMap(({ code }) => [
      ...code.split('\n').flatMap((line) => /^console\.log\(.*\) \/\/ (.*)$/.exec(line)?.[1] ?? []),
      separator,
    ])
    const outputs = await Promise.all(
      processZones.map((TZ) =>
        promisify(execFile)('node', ['--conditions=source', all], { env: { ...process.env, TZ } }),
      ),
    )
    for (const { stdout, stderr } of outputs) {
      expect(stderr).toBe('')
      expect(stdout.trimEnd().split('\n')).toEqual(expected)
    }
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
