// The two runners of `npm test`: how each is started, for all tests and for failed ones again, and how its report is read.
import { join, relative } from 'node:path'
import { fileOf, ranInPlaywright, ranInVitest } from './ran-tests.mjs'
import { root } from './root.mjs'

const site = join(root, 'apps/web')
const results = join(root, 'test-results')

export const runners = {
  vitest: {
    report: join(results, 'vitest.json'),
    rerunReport: join(results, 'vitest-rerun.json'),
    cwd: root,
    env: () => ({}),
    args: (report) => [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    rerunArgs: (failures) => ['--maxWorkers=1', ...new Set(failures.map(fileOf))],
    passed: (report) => report.numPassedTests,
    ran: ranInVitest,
  },
  playwright: {
    report: join(results, 'playwright.json'),
    rerunReport: join(results, 'playwright-rerun.json'),
    cwd: site,
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    args: () => ['playwright', 'test', '--reporter=list,json'],
    // Another folder, since a run removes the traces of the one before it.
    rerunArgs: (failures) => [
      ...['--workers=1', `--output=${join(results, 'e2e-rerun')}`],
      ...new Set(failures.map((it) => `${relative(site, join(root, fileOf(it)))}:${it.line}`)),
    ],
    passed: ({ stats }) => stats.expected,
    ran: ranInPlaywright,
  },
}
