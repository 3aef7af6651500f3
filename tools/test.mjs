// `npm test`: everything CI runs, step by step, closing with one line of counts. `npm run test:full` runs every case of what
// `npm test` runs a sample of.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { requireChromium } from './chromium.mjs'
import { newDataFolder } from './data-folder.mjs'
import { build, installDependencies } from './dependencies.mjs'
import { withCheckoutLock } from './lock.mjs'
import { providePostgres } from './postgres.mjs'
import { rerunFailed } from './rerun.mjs'
import { root } from './root.mjs'
import { main } from './steps.mjs'
import { runners } from './test-runners.mjs'
import { formatFailure, passes, reports } from './test-steps.mjs'
import { useToolchain } from './toolchain.mjs'
import { provideTopology } from './topology.mjs'

const results = join(root, 'test-results')
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

/** One after another, beside the tests: together they would take the processor from these. */
async function runChecks() {
  const ended = []
  for (const check of checks) ended.push(await withCheckoutLock(() => passes(...check)))
  return ended
}

/** Content servers and browsers of both runners need up to 8 GB. */
const hasMemoryForBoth = process.availableMemory() > 10 * 2 ** 30

await main(async () => {
  const began = Date.now()
  await useToolchain()
  await installDependencies()
  const chromium = await requireChromium({ full: extent === 'full' })
  await providePostgres()
  await provideTopology()
  mkdirSync(results, { recursive: true })
  await build()

  const env = { CHROMIUM_PATH: chromium, TEST_EXTENT: extent }
  // The import of the demo content takes most of a first start: once for both runners.
  const folder = newDataFolder('demo-content-')
  const demoContent = { DEMO_CONTENT_COPY: join(folder, 'imported') }
  const isImported = () => existsSync(demoContent.DEMO_CONTENT_COPY)

  const checked = runChecks()
  for (const { rerunReport } of Object.values(runners)) rmSync(rerunReport, { force: true })
  const start = (runner, name, content, showAfter) =>
    reports({
      ...runner,
      name,
      args: runner.args(runner.report),
      env: { ...env, ...content, ...runner.env(runner.report) },
      showAfter,
    })
  const vitest = start(runners.vitest, 'unit, browser and contract tests', demoContent)
  // Both wait for servers and browsers: one after the other they leave a third of two cores idle.
  let isVitestOver = false
  vitest.then(() => {
    isVitestOver = true
  })
  while (!isVitestOver && !(isImported() && hasMemoryForBoth)) await delay(200)
  const imported = isImported() && demoContent
  const playwright = start(runners.playwright, 'end-to-end tests', imported, vitest)
  // All have ended before the failed ones run again, alone.
  const [ofChecks, ofVitest, ofPlaywright] = [await checked, await vitest, await playwright]
  const tests = [
    // Vitest imports the demo content itself, since that is tested; here it must not replace the first import.
    await rerunFailed(runners.vitest, ofVitest, env),
    await rerunFailed(runners.playwright, ofPlaywright, { ...env, ...imported }),
  ]
  const ended = [...ofChecks, ...tests]
  rmSync(folder, { recursive: true })
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
  const flaky = tests.flatMap((it) => it.flaky)
  if (flaky.length > 0) process.stdout.write('\nFailed, and passed when run again alone:\n')
  for (const failure of flaky) process.stdout.write(`\n${formatFailure(failure)}\n`)
  const passed = ended.reduce((sum, it) => sum + it.passed, 0)
  process.stdout.write(`\nAll of it took ${((Date.now() - began) / 1000).toFixed(0)} s.\n`)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  return failures.length === 0 ? 0 : 1
})
