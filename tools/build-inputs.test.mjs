import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join, relative } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './root.mjs'
import { must } from './run.mjs'

const checkout = mkdtempSync(join(tmpdir(), 'build-inputs-'))
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

const generated = new Set(['node_modules', 'dist', 'build', '.cache', '.turbo', '.strapi', '.react-router'])
const media = new Set(['.png', '.webp', '.mp3'])
const isCopied = (path) => !path.split('/').some((it) => generated.has(it)) && !media.has(extname(path))
const rootFiles = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'turbo.json',
]

/** The tasks of a build of everything, by name, as turbo would run them now; none is run. */
async function tasks() {
  const turbo = join(root, 'node_modules/.bin/turbo')
  const output = await must('The plan', turbo, ['run', 'build', '--dry=json', `--cwd=${checkout}`])
  const plan = JSON.parse(output.slice(output.indexOf('{')))
  return Object.fromEntries(plan.tasks.map((it) => [it.taskId.replace('@islamic-centre/', ''), it]))
}

/** The names of the tasks that are run again after a file changed. */
async function runAgainAfter(file, change) {
  const path = join(checkout, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, change(text))
  const changed = await tasks()
  writeFileSync(path, text)
  return Object.keys(changed).filter((it) => changed[it].hash !== unchanged[it].hash)
}

let unchanged
beforeAll(async () => {
  for (const path of [...rootFiles, 'apps', 'packages', 'patches'])
    cpSync(join(root, path), join(checkout, path), {
      recursive: true,
      filter: (from) => isCopied(relative(root, from)),
    })
  unchanged = await tasks()
})

const withComment = (text) => `${text}\n// changed\n`

describe('what a change builds again', () => {
  test('a source of the site: the site', async () => {
    const built = await runAgainAfter('apps/web/app/root.tsx', withComment)
    expect(built).toEqual(['web#build'])
  })

  test('a dictionary: the site', async () => {
    const built = await runAgainAfter('packages/i18n/dictionaries/fa.json', (text) => `${text}\n`)
    expect(built).toContain('web#build')
    expect(built).not.toContain('cms#build-panel')
  })

  test('a source of the content server: the server and its contract, not the admin panel', async () => {
    const built = await runAgainAfter('apps/cms/src/index.ts', withComment)
    expect(built).toEqual(expect.arrayContaining(['cms#compile', 'cms#export-contract', 'cms#build']))
    expect(built).not.toContain('cms#build-panel')
  })

  test('a source of the admin panel: the panel, not the server', async () => {
    const built = await runAgainAfter('apps/cms/src/admin/app.tsx', withComment)
    expect(built).toContain('cms#build-panel')
    expect(built).not.toContain('cms#compile')
  })

  test.for(['react-dom@18.3.1', 'react-router@8.4.0'])('%s in the lockfile', async (version) => {
    const built = await runAgainAfter('pnpm-lock.yaml', (text) => text.replaceAll(version, `${version}1`))
    expect(built).toContain(version.startsWith('react-dom') ? 'cms#build-panel' : 'web#build')
  })

  test('a patch of a dependency: the panel', async () => {
    const built = await runAgainAfter('patches/strapi-admin-persian.patch', (text) => `${text}\n`)
    expect(built).toContain('cms#build-panel')
  })
})

test('every source that the admin panel imports is an input of its build', () => {
  const cms = join(checkout, 'apps/cms')
  const seen = new Set()
  const follow = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    if (!/\.tsx?$/.test(file)) return
    const withoutTypes = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*?from '.*?'$/gm, '')
    for (const { fileName } of ts.preProcessFile(withoutTypes).importedFiles) {
      if (!fileName.startsWith('.')) continue
      const path = join(dirname(file), fileName.replace(/\?.*/, ''))
      follow(['', '.ts', '.tsx'].map((it) => path + it).find((it) => extname(it) && existsSync(it)))
    }
  }
  follow(join(cms, 'src/admin/app.tsx'))
  const inputs = Object.keys(unchanged['cms#build-panel'].inputs)
  expect(seen.size).toBeGreaterThan(20)
  expect(inputs).toEqual(expect.arrayContaining([...seen].map((it) => relative(cms, it))))
})
