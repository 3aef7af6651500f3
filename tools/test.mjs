// `npm test`: everything CI runs, step by step, closing with one line of counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireChromium } from './chromium.mjs'
import { build, installDependencies } from './dependencies.mjs'
import { providePostgres } from './postgres.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { main, StartFailure, step } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'
import { provideTopology } from './topology.mjs'

const results = join(root, 'test-results')
const vitestReport = join(results, 'vitest.json')
const playwrightReport = join(results, 'playwright.json')

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

/** Runs a command that counts as one test; its output is shown only when it fails. */
async function passes(name, command, args) {
  try {
    await step(name, async () => {
      const { code, output } = await run(command, args, { cwd: root })
      if (code !== 0) throw new StartFailure(output)
    })
    return true
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stdout.write(`${error.message}\n`)
    return false
  }
}

/** Runs a test runner with its own output on the screen, and counts from its report; a runner that died has failed once. */
async function counts({ name, args, env, cwd = root, report, read }) {
  process.stdout.write(`\n  ${name}\n`)
  rmSync(report, { force: true })
  const { code } = await run('pnpm', ['exec', ...args], {
    cwd,
    env: { ...process.env, ...env },
    show: true,
  })
  let count = { passed: 0, failed: 0 }
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

await main(async () => {
  const began = Date.now()
  await useToolchain()
  await installDependencies()
  const chromium = await requireChromium()
  await providePostgres()
  await provideTopology()
  mkdirSync(results, { recursive: true })
  await build()

  const total = { passed: 0, failed: 0 }
  const add = ({ passed, failed }) => {
    total.passed += passed
    total.failed += failed
  }
  for (const check of checks)
    add((await passes(...check)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

  const env = { CHROMIUM_PATH: chromium }
  add(
    await counts({
      name: 'unit, browser and contract tests',
      args: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      env,
      report: vitestReport,
      read: (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numPendingTests,
      }),
    }),
  )
  add(
    await counts({
      name: 'end-to-end tests',
      args: ['playwright', 'test', '--reporter=list,json'],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
      cwd: join(root, 'apps/web'),
      report: playwrightReport,
      read: ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + stats.skipped,
      }),
    }),
  )
  const proven = ['each line of the specification is proven', 'node', ['tools/spec-coverage.mjs']]
  add((await passes(...proven)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  process.stdout.write(`\nAll of it took ${((Date.now() - began) / 1000).toFixed(0)} s.\n`)
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  return total.failed === 0 ? 0 : 1
})
