// Failed tests once more, when nothing else runs: on a slow machine with many programs at once a test can fail for no reason in
// the code. What passes only then is named in the output, for an engineer to investigate.
import { fileOf } from './ran-tests.mjs'
import { reports } from './test-steps.mjs'

/** More failures than these have a reason in the code. */
const most = 20

/**
 * The result of each test: of those that ran twice the second.
 * @param {import('./ran-tests.mjs').RanTest[]} first
 * @param {import('./ran-tests.mjs').RanTest[]} second
 */
export function withRerun(first, second) {
  const names = new Set(second.map(({ name }) => name))
  const files = new Set(second.map(fileOf))
  const isReplaced = ({ name, passed }) => names.has(name) || (!passed && files.has(name))
  return [...first.filter((test) => !isReplaced(test)), ...second]
}

/**
 * Runs the failed tests of a runner's ended step again, if they are few. Answers the step with the failures that are left, and
 * those that did not happen again.
 */
export async function rerunFailed(runner, step, env) {
  const { failures } = step
  const areTests = failures.every(({ rows }) => rows !== undefined)
  if (failures.length === 0 || failures.length > most || !areTests || process.env.RERUN_FAILED === 'no')
    return { ...step, flaky: [] }
  const { ran } = await reports({
    ...runner,
    name: 'the failed tests again, alone',
    report: runner.rerunReport,
    args: [...runner.args(runner.rerunReport), ...runner.rerunArgs(failures)],
    env: { ...env, ...runner.env(runner.rerunReport) },
  })
  const left = withRerun(step.ran, ran).filter(({ passed }) => !passed)
  const flaky = failures.filter(({ name }) => !left.some((it) => it.name === name))
  return { passed: step.passed + flaky.length, failures: left, flaky }
}
