import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import budgets from '../.size-limit.js'

const kit = fileURLToPath(new URL('..', import.meta.url))
const names = globSync('src/*/index.ts', { cwd: kit }).map((index) => index.split('/')[1] ?? '')

let folder = ''
let tarball = ''
let unpacked = ''

beforeAll(() => {
  if (!existsSync(join(kit, 'dist/base.css'))) throw new Error('`pnpm build` first: this reads dist/.')
  folder = mkdtempSync(join(tmpdir(), 'ui-pack-'))
  const pack = ['pack', '--config.ignore-scripts=true', '--pack-destination', folder]
  execFileSync('pnpm', pack, { cwd: kit, stdio: 'ignore' })
  tarball = join(folder, globSync('*.tgz', { cwd: folder })[0] ?? '')
  execFileSync('tar', ['-xzf', tarball, '-C', folder])
  unpacked = join(folder, 'package')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the packed kit is clean by publint', async () => {
  const { messages } = await publint({ pkgDir: unpacked, pack: false, level: 'suggestion', strict: true })
  expect(messages).toEqual([])
})

test('its types are right by are-the-types-wrong, for whoever imports ES modules', async () => {
  const entrypoints = [...names, 'markdown/render'].map((name) => `./${name}`)
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { entrypoints })
  if (!analysis.types) throw new Error('the package has no types')
  const old = ['node10', 'node16-cjs']
  const problems = analysis.problems.filter(
    (it) => !('resolutionKind' in it && old.includes(it.resolutionKind)),
  )
  expect(problems).toEqual([])
  for (const subpath of entrypoints) {
    expect(analysis.entrypoints[subpath]?.resolutions.bundler.resolution?.fileName, subpath).toMatch(
      /\.d\.ts$/,
    )
  }
})

test('every component is in it with its stylesheet, and nothing of the workspace', () => {
  for (const name of names) expect(existsSync(join(unpacked, `dist/${name}/index.js`)), name).toBe(true)
  for (const script of globSync('dist/*/*.js', { cwd: unpacked })) {
    for (const [, sheet = ''] of readFileSync(join(unpacked, script), 'utf8').matchAll(/import '(.*\.css)'/g))
      expect(existsSync(join(unpacked, script, '..', sheet)), `${script} imports ${sheet}`).toBe(true)
  }
  expect(globSync('dist/**/{catalogue,conformance,*.stories*,*.test*}', { cwd: unpacked })).toEqual([])
  expect(readFileSync(join(unpacked, 'package.json'), 'utf8')).not.toMatch(/catalog:|"source"/)
})

test('every component has a budget', () => {
  expect(budgets.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})
