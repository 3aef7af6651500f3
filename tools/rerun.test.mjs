import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { rerunFailed, withRerun } from './rerun.mjs'

const folder = mkdtempSync(join(tmpdir(), 'rerun-'))
afterAll(() => rmSync(folder, { recursive: true }))

const result = (name, passed) => ({ name, rows: [], passed })
const stepOf = (ran) => ({ passed: 1, failures: ran.filter(({ passed }) => !passed), ran })

/** A runner whose tests pass but for those of the given names; it lists what it was started for. */
function runnerWith(failing, code = 0) {
  const script = join(folder, `${crypto.randomUUID()}.mjs`)
  const source = `
    import { writeFileSync } from 'node:fs'
    const [report, ...names] = process.argv.slice(2)
    if (names.length > 0) writeFileSync(report, JSON.stringify(names))
    process.exitCode = ${code}`
  writeFileSync(script, source)
  return {
    rerunReport: `${script}.json`,
    cwd: folder,
    env: () => ({}),
    args: (report) => ['node', script, report],
    rerunArgs: (failures) => failures.map(({ name }) => name),
    passed: (names) => names.length,
    ran: (names) => names.map((name) => result(name, !failing.includes(name))),
  }
}

describe('Failed tests run again', () => {
  test('and one that passes is named, one that fails again is left', async () => {
    const step = stepOf([result('a › stands', true), result('a › waits', false), result('b › adds', false)])
    const ended = await rerunFailed(runnerWith(['b › adds'], 1), step)
    expect(ended.passed).toBe(2)
    expect(ended.flaky.map(({ name }) => name)).toEqual(['a › waits'])
    expect(ended.failures.map(({ name }) => name)).toEqual(['b › adds'])
  })

  test('not where the runner itself failed, nor where many did', async () => {
    const died = { passed: 0, failures: [{ name: 'journeys', why: 'It ended with 1' }], ran: [] }
    expect(await rerunFailed(runnerWith([]), died)).toMatchObject({ failures: died.failures, flaky: [] })
    const many = stepOf(Array.from({ length: 21 }, (_, at) => result(`a › ${at}`, false)))
    expect(await rerunFailed(runnerWith([]), many)).toMatchObject({ failures: many.failures, flaky: [] })
  })

  test('and stay failures where the second run ends without a report', async () => {
    const step = stepOf([result('a › waits', false)])
    const silent = { ...runnerWith([]), rerunArgs: () => [] }
    expect(await rerunFailed(silent, step)).toMatchObject({ failures: step.failures, flaky: [] })
  })
})

test('A file that could not start is replaced by its tests, and other results stay', () => {
  const first = [result('a', false), result('b › adds', true), result('c', false)]
  const second = [result('a › stands', true), result('a › waits', true)]
  expect(withRerun(first, second)).toEqual([result('b › adds', true), result('c', false), ...second])
})
