// The steps of `npm test`: commands that count as one test, and test runners with a report.
import { readFileSync, rmSync } from 'node:fs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * A failure by its name and its message; of a long message the first and the last lines, one of which has the cause.
 */
export function formatFailure({ name, why = 'It did not run.' }) {
  const lines = why.trim().split('\n')
  const most = lines.length > 20 ? [...lines.slice(0, 8), '…', ...lines.slice(-10)] : lines
  return [`  ✗ ${name}`, ...most].join('\n      ')
}

/** Runs a command that counts as one test, beside others; its output is shown only when it fails. */
export async function passes(name, command, args, options = { cwd: root }) {
  const since = Date.now()
  const { code, output } = await run(command, args, options)
  const isPassed = code === 0
  process.stdout.write(`  ${isPassed ? '✓' : '✗'} ${name} ${((Date.now() - since) / 1000).toFixed(1)} s\n`)
  if (isPassed) return { passed: 1, failures: [] }
  process.stdout.write(`${output}\n`)
  return { passed: 0, failures: [{ name, why: output }] }
}

/**
 * Runs a test runner and reads its report; a runner that died has failed once. Its output is on the screen, from the moment
 * on that `showAfter` resolves: two at once could not be read.
 */
export async function reports({ name, args, env, cwd = root, report, passed, ran, showAfter }) {
  rmSync(report, { force: true })
  const title = `\n  ${name}\n`
  if (!showAfter) process.stdout.write(title)
  const { code, output } = await run('pnpm', ['exec', ...args], {
    cwd,
    env: { ...process.env, ...env },
    show: showAfter?.then(() => process.stdout.write(title)) ?? true,
  })
  const died = { name, why: `It ended with ${code}:\n${output.trim().split('\n').slice(-12).join('\n')}` }
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'))
    const tests = ran(read, root)
    const failures = tests.filter((test) => !test.passed)
    return {
      passed: passed(read),
      failures: code !== 0 && failures.length === 0 ? [died] : failures,
      ran: tests,
    }
  } catch {
    return { passed: 0, failures: [died], ran: [] }
  }
}
