import { describe, expect, test } from 'vitest'
import { ranInPlaywright, ranInVitest } from './ran-tests.mjs'
import { tagOf } from './spec-coverage/rows.mjs'

describe('what ran', () => {
  test('in Vitest has its file and its titles, and passed when it passed on each database', () => {
    const file = (...statuses) => ({
      name: '/here/apps/cms/tests/abuse.test.ts',
      assertionResults: statuses.map((status, at) => ({
        ancestorTitles: ['A request'],
        title: `is refused ${at}`,
        tags: [tagOf(`12.${at}`), 'slow'],
        status,
      })),
    })
    const testResults = [file('passed', 'passed', 'skipped'), file('passed', 'failed', 'passed')]
    expect(ranInVitest({ testResults }, '/here/')).toEqual([
      { name: 'apps/cms/tests/abuse.test.ts › A request › is refused 0', rows: ['12.0'], passed: true },
      { name: 'apps/cms/tests/abuse.test.ts › A request › is refused 1', rows: ['12.1'], passed: false },
      { name: 'apps/cms/tests/abuse.test.ts › A request › is refused 2', rows: ['12.2'], passed: false },
    ])
  })

  test('in Playwright has its file and its titles, and passed when it passed on each screen', () => {
    const spec = (title, ...statuses) => ({
      file: 'home.spec.ts',
      title,
      tags: [tagOf('2.1')],
      tests: statuses.map((status) => ({ status, expectedStatus: 'passed' })),
    })
    const suites = [
      {
        title: 'home.spec.ts',
        specs: [spec('stands', 'expected', 'expected')],
        suites: [
          { title: 'in fa', specs: [spec('moves', 'expected', 'flaky'), spec('waits', 'skipped')] },
          {
            title: 'in ca',
            specs: [
              {
                file: 'home.spec.ts',
                title: 'fails',
                tags: [],
                tests: [{ status: 'expected', expectedStatus: 'failed' }],
              },
            ],
          },
        ],
      },
    ]
    expect(ranInPlaywright({ config: { rootDir: '/here/apps/web/e2e' }, suites }, '/here/')).toEqual([
      { name: 'apps/web/e2e/home.spec.ts › stands', rows: ['2.1'], passed: true },
      { name: 'apps/web/e2e/home.spec.ts › in fa › moves', rows: ['2.1'], passed: false },
      { name: 'apps/web/e2e/home.spec.ts › in fa › waits', rows: ['2.1'], passed: false },
      { name: 'apps/web/e2e/home.spec.ts › in ca › fails', rows: [], passed: false },
    ])
  })

  test('has the reason of a failure without terminal colours, also of a file that could not start or end', () => {
    const message = '\u001b[31mexpected 1 to be 2\u001b[39m'
    const testResults = [
      { name: '/here/a.test.ts', assertionResults: [], status: 'failed', message: 'no such module' },
      {
        name: '/here/c.test.ts',
        assertionResults: [{ ancestorTitles: [], title: 'stands', tags: [], status: 'passed' }],
        status: 'failed',
        message: 'it did not stop',
      },
      {
        name: '/here/b.test.ts',
        status: 'failed',
        assertionResults: [
          { ancestorTitles: [], title: 'adds', tags: [], status: 'failed', failureMessages: [message] },
        ],
      },
    ]
    expect(ranInVitest({ testResults }, '/here/')).toEqual([
      { name: 'a.test.ts', rows: [], passed: false, why: 'no such module' },
      { name: 'c.test.ts › stands', rows: [], passed: true },
      { name: 'c.test.ts', rows: [], passed: false, why: 'it did not stop' },
      { name: 'b.test.ts › adds', rows: [], passed: false, why: 'expected 1 to be 2' },
    ])
    const results = [{ errors: [{ message }] }]
    const tests = [{ status: 'unexpected', expectedStatus: 'passed', results }]
    const suites = [
      { title: 'home.spec.ts', specs: [{ file: 'home.spec.ts', title: 'stands', tags: [], tests }] },
    ]
    expect(ranInPlaywright({ config: { rootDir: '/here/e2e' }, suites }, '/here/')).toEqual([
      { name: 'e2e/home.spec.ts › stands', rows: [], passed: false, why: 'expected 1 to be 2' },
    ])
  })
})
