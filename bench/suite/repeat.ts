// `npm test` again and again beside programs that use all the processor they can get: `pnpm bench:repeat-tests [rounds] [programs]`.
// Each round is appended to the table in docs/benchmarks.md when it ends: rounds of several runs add up.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSection, writeSection } from '../benchmarks-section.ts'
import { type Round, roundsIn, roundsText } from './rounds.ts'

const [count = 10, programs = 4] = process.argv.slice(2).map(Number)
const root = fileURLToPath(new URL('../..', import.meta.url))
const section = { name: 'repeat-tests', command: 'pnpm bench:repeat-tests' }

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit that is checked out; a `+` marks changes that are not committed, but for the table itself. */
function commit() {
  const changes = git('status', '--porcelain', '--', '.', ':!docs/benchmarks.md')
  return git('rev-parse', '--short', 'HEAD') + (changes ? '+' : '')
}

const busyProgram = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })

/** Runs the suite once, each test once; another seed each time, so that each round has another sample. */
async function runSuite(round: number): Promise<Round> {
  const began = Date.now()
  const ranOn = commit()
  const child = spawn(process.execPath, ['tools/test.mjs'], {
    cwd: root,
    env: { ...process.env, CI: 'true', TEST_SEED: String(round), RERUN_FAILED: 'no' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await once(child, 'close')
  const [, passed = '0', failed = '?'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? []
  const failures = [...output.matchAll(/^ {2}✗ (.*)$/gm)].map(([, name = '']) => name)
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  return { round, commit: ranOn, programs: String(programs), passed, failed, seconds, failures }
}

/** The next round removes the traces of this one. */
function keepTraces({ round, failures }: Round) {
  const traces = join(root, 'test-results/e2e')
  if (failures.length > 0 && existsSync(traces))
    cpSync(traces, join(root, `test-results/round-${round}`), { recursive: true })
}

const load: ChildProcess[] = Array.from({ length: programs }, busyProgram)
try {
  for (let ended = 0; ended < count; ended++) {
    const earlier = roundsIn(readSection(section.name, section.command))
    const result = await runSuite((earlier.at(-1)?.round ?? 0) + 1)
    keepTraces(result)
    writeSection(section.name, section.command, roundsText([...earlier, result]))
    process.stdout.write(
      `Round ${result.round} on ${result.commit}: ${result.passed} passed, ${result.failed} failed, ${result.seconds} s\n`,
    )
  }
} finally {
  for (const child of load) child.kill('SIGKILL')
}
