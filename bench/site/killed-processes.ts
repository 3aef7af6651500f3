import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { UnderLoad } from '../../apps/web/tests/topology/topology.test.ts'

type Report = { testResults: { assertionResults: { meta: { underLoad?: UnderLoad } }[] }[] }

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs the tests of several processes behind nginx, and returns their counts while each was killed. Rejects if one of
 * them fails, or if nginx, PostgreSQL or Redis is missing.
 */
export async function killProcesses(report: string): Promise<UnderLoad[]> {
  const child = spawn(
    'pnpm',
    [
      ...['exec', 'vitest', 'run', '--project', 'topology', 'topology.test'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_EXTENT: 'full' } },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('Not all of the tests of many processes passed.')
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta.underLoad ?? [])
}
