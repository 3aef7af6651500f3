// `npm run check`: formats, lints, type-checks and tests what changed since the merge base with main, and what is not
// committed. `npm test` runs everything, including the e2e tests in a browser.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireChromium } from './chromium.mjs'
import { withCheckoutLock } from './lock.mjs'
import { ranInVitest } from './ran-tests.mjs'
import { root } from './root.mjs'
import { must, run } from './run.mjs'
import { main, StartFailure, step } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'

const report = join(root, 'test-results', 'check.json')

const git = async (...args) => (await must('Reading what changed', 'git', args, { cwd: root })).trim()

/** On main itself: the last commit. */
async function mergeBase() {
  const { code, output } = await run('git', ['merge-base', 'HEAD', 'main'], { cwd: root })
  return code === 0 ? output.trim() : 'HEAD'
}

async function changedFiles() {
  const lists = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', await mergeBase()),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  const names = lists.flatMap((list) => list.split('\n')).filter((name) => existsSync(join(root, name)))
  return [...new Set(names)].filter(Boolean)
}

const annotation = /^::error (?:.*,)?file=([^,]+),line=(\d+).*?::(.*)$/
const typeError = /^(?:(\S+):typecheck: )?(.+?\(\d+,\d+\)): error (TS\d+: .*)$/
const sizeError = /^(?:\S+:size: )?(.+ over its limit in .+)$/
const ruleError = /^\s*error (\S+): (.*)$/

/** One line for each failure that the pattern finds, else all that the command printed. */
function failuresIn(output, pattern, line) {
  const found = output.split('\n').flatMap((it) => {
    const match = pattern.exec(it)
    return match ? [line(match)] : []
  })
  return found.length > 0 ? [...new Set(found)] : [output.trim()]
}

async function passes(command, args, pattern, line) {
  const { code, output } = await run(command, args, { cwd: root })
  if (code !== 0) throw new StartFailure(failuresIn(output, pattern, line).join('\n'))
}

const formatAndLint = (files) =>
  passes(
    'pnpm',
    ['exec', 'biome', 'check', '--write', '--no-errors-on-unmatched', '--reporter=github', ...files],
    annotation,
    ([, file, at, why]) => `${file}:${at} ${why}`,
  )

const arrows = () =>
  passes(
    'pnpm',
    ['exec', 'depcruise', '--output-type', 'err', 'apps', 'packages', 'tools', 'codegen.ts'],
    ruleError,
    ([, rule, edge]) => `${edge} (${rule})`,
  )

const types = () =>
  passes(
    'pnpm',
    ['exec', 'turbo', 'run', 'typecheck', '--continue', '--output-logs=errors-only'],
    typeError,
    ([, workspace, place, why]) => `${workspace ? `${workspace} ` : ''}${place} ${why}`,
  )

const componentSizes = () =>
  passes('pnpm', ['exec', 'turbo', 'run', 'size', '--output-logs=errors-only'], sizeError, ([, why]) => why)

async function relatedTests(files) {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  rmSync(report, { force: true })
  const chromium = await requireChromium()
  const { code, output } = await run(
    'pnpm',
    // Tests of another database and of the delivered nginx belong to `npm test`.
    [
      ...['exec', 'vitest', 'related', '--run', '--passWithNoTests'],
      ...['--project=!cms-postgres', '--project=!topology'],
      ...['--reporter=json', `--outputFile=${report}`, ...files],
    ],
    { cwd: root, env: { ...process.env, CHROMIUM_PATH: chromium } },
  )
  const ran = existsSync(report) ? ranInVitest(JSON.parse(readFileSync(report, 'utf8')), root) : []
  const failed = ran.filter(({ passed }) => !passed)
  if (code !== 0)
    throw new StartFailure(
      failed.map(({ name, why }) => `${name}: ${why?.split('\n')[0] ?? 'failed'}`).join('\n') ||
        output.trim(),
    )
  return ran.length
}

await main(async () => {
  await useToolchain()
  if (!existsSync(join(root, 'node_modules', '.bin', 'biome')))
    throw new StartFailure(
      'Dependencies are not installed: run `npm start` or `npm test` once, then this again.',
    )
  const files = await changedFiles()
  if (files.length === 0) {
    process.stdout.write('Nothing changed since the merge base with main.\n')
    return 0
  }
  // A changed manifest or configuration concerns every test, which is what `npm test` is for.
  const code = files.filter(
    (file) => /\.(ts|tsx|mjs|cjs|css|json|md)$/.test(file) && !/package\.json$|\.config\.\w+$/.test(file),
  )
  const began = Date.now()
  const failures = []
  const checked = async (name, check) => {
    try {
      return await step(name, check)
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error
      failures.push(error.message)
    }
  }
  await checked(`format and lint of ${files.length} files`, () => formatAndLint(files))
  await checked('arrows between folders', arrows)
  await withCheckoutLock(() => checked('types', types))
  if (files.some((file) => file.startsWith('packages/ui/')))
    await withCheckoutLock(() => checked('what each component costs', componentSizes))
  const tests = code.length > 0 ? await checked('related tests', () => relatedTests(code)) : 0
  for (const failure of failures) process.stdout.write(`${failure}\n`)
  process.stdout.write(
    `${failures.length === 0 ? `${tests ?? 0} related tests passed` : 'There are failures'} after ${((Date.now() - began) / 1000).toFixed(0)} s.\n`,
  )
  return failures.length === 0 ? 0 : 1
})
