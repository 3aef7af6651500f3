// `npm test` again and again beside programs that use all the processor they can get: `pnpm bench:repeat-tests [rounds] [programs]`.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import { writeSection } from '../benchmarks-section.ts'

const [rounds = 10, programs = 4] = process.argv.slice(2).map(Number)
const root = fileURLToPath(new URL('../..', import.meta.url))

const busyProgram = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })

/** Runs the suite once; another seed each time, so that each round has another sample. */
async function runSuite(round: number) {
  const began = Date.now()
  const child = spawn(process.execPath, ['tools/test.mjs'], {
    cwd: root,
    env: { ...process.env, CI: 'true', TEST_SEED: String(round) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await once(child, 'close')
  const [, passed = '0', failed = '?'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? []
  const failures = [...output.matchAll(/^ {2}✗ (.*)$/gm)].map(([, name = '']) => name)
  return { seconds: (Date.now() - began) / 1000, passed, failed, failures }
}

const load: ChildProcess[] = Array.from({ length: programs }, busyProgram)
const rows: string[][] = []
const failures: string[] = []
try {
  for (let round = 1; round <= rounds; round++) {
    const result = await runSuite(round)
    rows.push([String(round), result.passed, result.failed, result.seconds.toFixed(0)])
    failures.push(...result.failures.map((it) => `- Round ${round}: ${it}`))
    process.stdout.write(
      `Round ${round}: ${result.passed} passed, ${result.failed} failed, ${result.seconds.toFixed(0)} s\n`,
    )
  }
} finally {
  for (const child of load) child.kill('SIGKILL')
}

const heading = `## The tests, again and again\n\n\`npm test\` beside ${programs} programs that use all the processor they can get.`
const table = markdownTable([['round', 'passed', 'failed', 'seconds'], ...rows]).join('\n')
writeSection(
  'repeat-tests',
  'pnpm bench:repeat-tests',
  [heading, table, failures.length > 0 ? failures.join('\n') : 'No test failed.'].join('\n\n'),
)
