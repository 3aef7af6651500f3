// `npm test`: everything CI runs, step by step, closing with one line of counts. `npm run test:full` runs every case of what
// `npm test` runs a sample of.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from './chromium.mjs'
import { build, installDependencies } from './dependencies.mjs'
import { withCheckoutLock } from './lock.mjs'
import { providePostgres } from './postgres.mjs'
import { ranInPlaywright, ranInVitest } from './ran-tests.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { main, StartFailure, step } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'
import { provideTopology } from './topology.mjs'

const results = join(root, 'test-results')
const vitestReport = join(results, 'vitest.json')
const playwrightReport = join(results, 'playwright.json')
const fullListReport = join(results, 'playwright-full-list.json')
const extent = process.argv.includes('--full') ? 'full' : 'sample'

const checks = [
  ['format and lint', 'pnpm', ['exec', 'biome', 'ci', '.']],
  [
    'arrows between folders',
    'pnpm',
    ['exec', 'depcruise', '--output-type', 'err-long', 'apps', 'packages', 'tools', 'codegen.ts'],
  ],
  ['versions of the workspaces', 'pnpm', ['exec', 'sherif']],
  ['types', 'pnpm', ['exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only']],
  ['unused code and dependencies', 'pnpm', ['exec', 'knip']],
  ['the catalogue', 'pnpm', ['--filter', '@islamic-centre/ui', 'run', 'catalogue:build']],
  ['what each component costs', 'pnpm', ['--filter', '@islamic-centre/ui', 'run', 'size']],
  ['generated clients are current', 'node', ['tools/codegen.mjs', '--check']],
]

/**
 * A failure by its name and its message; of a long message the first and the last lines, one of which has the cause.
 */
function formatFailure({ name, why = 'It did not run.' }) {
  const lines = why.trim().split('\n')
  const most = lines.length > 20 ? [...lines.slice(0, 8), '…', ...lines.slice(-10)] : lines
  return [`  ✗ ${name}`, ...most].join('\n      ')
}

/** Runs a command that counts as one test; its output is shown only when it fails. */
async function passes(name, command, args, options = { cwd: root }) {
  try {
    await step(name, async () => {
      const { code, output } = await run(command, args, options)
      if (code !== 0) throw new StartFailure(output)
    })
    return { passed: 1, failures: [] }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stdout.write(`${error.message}\n`)
    return { passed: 0, failures: [{ name, why: error.message }] }
  }
}

/** Runs a test runner with its own output on the screen, and reads its report; a runner that died has failed once. */
async function reports({ name, args, env, cwd = root, report, passed, ran }) {
  process.stdout.write(`\n  ${name}\n`)
  rmSync(report, { force: true })
  const { code, output } = await run('pnpm', ['exec', ...args], {
    cwd,
    env: { ...process.env, ...env },
    show: true,
  })
  const died = { name, why: `It ended with ${code}:\n${output.trim().split('\n').slice(-12).join('\n')}` }
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'))
    const failures = ran(read, root).filter((test) => !test.passed)
    return { passed: passed(read), failures: code !== 0 && failures.length === 0 ? [died] : failures }
  } catch {
    return { passed: 0, failures: [died] }
  }
}

await main(async () => {
  const began = Date.now()
  await useToolchain()
  await installDependencies()
  const chromium = await requireChromium({ full: extent === 'full' })
  await providePostgres()
  await provideTopology()
  mkdirSync(results, { recursive: true })
  await build()

  const ended = []
  for (const check of checks) ended.push(await withCheckoutLock(() => passes(...check)))

  const env = { CHROMIUM_PATH: chromium, TEST_EXTENT: extent }
  // The import of the demo content takes most of a first start: once for both runners.
  const demoContent = { DEMO_CONTENT_COPY: mkdtempSync(join(tmpdir(), 'demo-content-')) }
  ended.push(
    await reports({
      name: 'unit, browser and contract tests',
      args: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      env: { ...env, ...demoContent },
      report: vitestReport,
      passed: (report) => report.numPassedTests,
      ran: ranInVitest,
    }),
  )
  const isImported = existsSync(join(demoContent.DEMO_CONTENT_COPY, 'cms.sqlite'))
  ended.push(
    await reports({
      name: 'end-to-end tests',
      args: ['playwright', 'test', '--reporter=list,json'],
      env: { ...env, ...(isImported && demoContent), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
      cwd: join(root, 'apps/web'),
      report: playwrightReport,
      passed: ({ stats }) => stats.expected,
      ran: ranInPlaywright,
    }),
  )
  rmSync(demoContent.DEMO_CONTENT_COPY, { recursive: true })
  ended.push(
    await passes(
      'the journeys of a full run are listed',
      'pnpm',
      ['exec', 'playwright', 'test', '--list', '--reporter=json'],
      {
        cwd: join(root, 'apps/web'),
        env: { ...process.env, TEST_EXTENT: 'full', PLAYWRIGHT_JSON_OUTPUT_NAME: fullListReport },
      },
    ),
  )
  ended.push(
    await passes('each line of the specification is proven', 'node', ['tools/spec-coverage.mjs', '--check']),
  )

  // Failures are printed at the end of a long output.
  const failures = ended.flatMap((it) => it.failures)
  for (const failure of failures) process.stdout.write(`\n${formatFailure(failure)}\n`)
  const passed = ended.reduce((sum, it) => sum + it.passed, 0)
  process.stdout.write(`\nAll of it took ${((Date.now() - began) / 1000).toFixed(0)} s.\n`)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  return failures.length === 0 ? 0 : 1
})
