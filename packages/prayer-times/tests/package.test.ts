import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { chromium } from 'playwright'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchOptions } from '../../../tools/launch-options.mjs'
import { cities } from '../src/cities.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { finished, installedProject, packedTarball } from './consumers/installed-project.ts'
import { nodePrograms } from './consumers/node-versions.ts'
import { serve } from './consumers/page-server.ts'
import { processZones } from './process-zones.ts'

const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))

/** The output of each consumer: a day, the code of an error, and a line of each subpath. */
const work = `
const day = prayerTimesOn('2026-11-21', cities.toronto)
let code
try { prayerTimesOn('2026-02-30', cities.toronto) } catch (error) { if (error instanceof PrayerTimesError) code = error.code }
const november = timetable({ year: 2026, month: 11 }, cities.toronto)
const csv = toCsv(november, { labels: { date: 'Date', fajr: 'Fajr' } }).split('\\r\\n')[21]
const events = toIcs(november, { labels: { calendar: 'Toronto', fajr: 'Fajr' } }).match(/BEGIN:VEVENT/g)?.length
const until = timeUntil(day.maghrib ?? NaN, day.sunset ?? NaN, 'minute').minutes
const ramadan = civilDateOfHijri({ year: 1448, month: 9, day: 1 })
const printed = JSON.stringify({ day, code, csv, events, until, ramadan })
`
const printed = JSON.stringify({
  day: prayerTimesOn('2026-11-21', cities.toronto),
  code: 'no-such-date',
  csv: '2026-11-21,05:51',
  events: 30,
  until: 19,
  ramadan: { year: 2027, month: 2, day: 8 },
})

const name = '@islamic-centre/prayer-times'
const imports = `
import { cities, civilDateOfHijri, PrayerTimesError, prayerTimesOn, timetable, timeUntil } from '${name}'
import { toCsv } from '${name}/csv'
import { toIcs } from '${name}/ics'
`
const typed = `${imports}${work}
const fajr: Date | null = day.fajr
// @ts-expect-error: no such method
if (fajr === undefined) prayerTimesOn('2026-11-21', cities.toronto, { method: 'shia' })
declare const console: { log(text: string): void }
console.log(printed)
`
const files = {
  'consumer.mjs': `${imports}${work}console.log(printed)\n`,
  'consumer.cjs': `
const { cities, civilDateOfHijri, PrayerTimesError, prayerTimesOn, timetable, timeUntil } = require('${name}')
const { toCsv } = require('${name}/csv')
const { toIcs } = require('${name}/ics')
${work}console.log(printed)\n`,
  'typed-module.mts': typed,
  'typed-common.cts': typed,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      strict: true,
      outDir: 'out',
    },
    files: ['typed-module.mts', 'typed-common.cts'],
  }),
  'page.html': `<!doctype html><meta charset="utf-8"><title>waiting</title>
<script type="importmap">${JSON.stringify({
    imports: {
      [name]: `/node_modules/${name}/dist/index.js`,
      [`${name}/csv`]: `/node_modules/${name}/dist/csv.js`,
      [`${name}/ics`]: `/node_modules/${name}/dist/ics.js`,
      adhan: '/node_modules/adhan/lib/esm/Adhan.js',
    },
  })}</script>
<script type="module">${imports}${work}document.title = printed</script>`,
}

let tarball = ''
let project = ''

beforeAll(() => {
  tarball = packedTarball()
  project = installedProject(tarball)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text)
})

afterAll(() => {
  if (project) rmSync(project, { recursive: true, force: true })
  if (tarball) rmSync(dirname(tarball), { recursive: true, force: true })
})

describe('the packed package', () => {
  test('is clean by publint', async () => {
    const pkgDir = join(project, 'node_modules', name)
    const { messages } = await publint({ pkgDir, pack: false, level: 'suggestion', strict: true })
    expect(messages).toEqual([])
  })

  test('is clean by are-the-types-wrong, under every resolution', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
    if (!analysis.types) throw new Error('the package has no types')
    expect(analysis.problems).toEqual([])
    expect(Object.keys(analysis.entrypoints)).toEqual(['.', './csv', './ics', './package.json'])
  })

  test('contains the build, its README and its licence, and nothing of the workspace', () => {
    const listed = finished('tar', ['-tzf', tarball], project).trim().split('\n').sort()
    expect(listed.filter((file) => !file.startsWith('package/dist/'))).toEqual([
      'package/LICENSE',
      'package/README.md',
      'package/package.json',
    ])
    expect(finished('tar', ['-xzOf', tarball, 'package/package.json'], project)).not.toMatch(
      /catalog:|"source"/,
    )
  })
})

test('the build reads no clock, no environment and no DOM', () => {
  const built = join(project, 'node_modules', name, 'dist')
  const files = readdirSync(built).filter((file) => /\.c?js$/.test(file) && file !== 'prayer-times.js')
  expect(files.length).toBeGreaterThanOrEqual(6)
  for (const file of files) {
    const code = readFileSync(join(built, file), 'utf8').replace(/^\s*\/\/.*$/gm, '')
    expect(code, file).not.toMatch(
      /Date\.now|new Date\(\)|performance|process\b|document|window|fetch\(|node:|console/,
    )
  }
})

describe.each(nodePrograms())('installed in an empty project, under Node.js $version', ({ program }) => {
  const ran = (...args: string[]) => finished(program, args, project).trim()

  test('answers an ES module, the same in a process of any zone', () => {
    for (const TZ of processZones)
      expect(finished(program, ['consumer.mjs'], project, { TZ }).trim()).toBe(printed)
  })

  test('answers a CommonJS module', () => expect(ran('consumer.cjs')).toBe(printed))

  test('answers TypeScript, checked and compiled to either kind of module', () => {
    finished(program, [compiler, '-p', project], project)
    expect(ran('out/typed-module.mjs')).toBe(printed)
    expect(ran('out/typed-common.cjs')).toBe(printed)
  })

  test('has a command', () => {
    const command = join(project, 'node_modules', name, 'dist/prayer-times.js')
    expect(ran(command, 'toronto', '2026-11-21', '--format', 'csv')).toContain('2026-11-21,05:41,05:51')
  })
})

test('installed in an empty project, it answers a page in a browser, without a bundler', async () => {
  const { origin, server } = await serve(project)
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ timezoneId: 'Pacific/Kiritimati' })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${origin}/page.html`)
    await page.waitForFunction("document.title !== 'waiting'")
    expect(errors).toEqual([])
    expect(await page.title()).toBe(printed)
  } finally {
    await browser.close()
    server.close()
  }
})
