import { describe, expect, test } from 'vitest'
import { problemsOf } from './problems.mjs'
import { readRows } from './rows.mjs'

const table = (...rows) =>
  readRows(
    [
      '## 2. Screens',
      '',
      '| Row | What must be true | State | Proven by |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  )

const ran = [
  { name: 'apps/web/e2e/home.spec.ts › in fa › a banner moves by itself', passed: true },
  { name: 'apps/web/e2e/home.spec.ts › in ca › a banner moves by itself', passed: true },
  { name: 'apps/web/e2e/home.spec.ts › in ca › the list is long', passed: false },
  { name: 'packages/ui/src/modal/modal.browser.test.tsx › Escape closes it', passed: true },
]
const named = (test) => problemsOf(table(`| 2.1 | … | proven | \`${test}\` |`), ran)

describe('the table', () => {
  test('has a row for each line that begins with its id', () => {
    expect(table('| 2.1 | A \\| pipe | proven | `a.ts › b \\| c`, `d.ts › e` |', 'Words.')).toEqual([
      { id: '2.1', state: 'proven', tests: ['a.ts › b | c', 'd.ts › e'], line: 5 },
    ])
  })

  test('may name words that are no tests', () => {
    expect(table('| 2.1 | … | nothing to prove | the address `/fa` |')[0].tests).toEqual([])
  })
})

describe('a row agrees with what ran', () => {
  test('when each test that it names ran and passed', () => {
    expect(named('apps/web/e2e/home.spec.ts › in fa › a banner moves by itself')).toEqual([])
  })

  test('when `…` stands for the languages, and for the rest of a name', () => {
    expect(named('apps/web/e2e/home.spec.ts › in … › a banner moves by itself')).toEqual([])
    expect(named('packages/ui/src/modal/modal.browser.test.tsx › Escape …')).toEqual([])
  })

  test('when it belongs to later work, or has nothing to prove', () => {
    const rows = table('| 2.1 | … | open: prayer call | |', '| 2.2 | … | nothing to prove | not shown |')
    expect(problemsOf(rows, ran)).toEqual([])
  })
})

describe('a row does not agree with what ran', () => {
  test('when a test has another name now: the nearest of its file is told', () => {
    expect(named('apps/web/e2e/home.spec.ts › in ca › the list is very long')).toEqual([
      [
        'row 2.1 (line 5): did not run: apps/web/e2e/home.spec.ts › in ca › the list is very long',
        '      the nearest that ran: apps/web/e2e/home.spec.ts › in ca › the list is long',
      ].join('\n'),
    ])
  })

  test('when a test is in another file now: the nearest of all is told', () => {
    expect(named('packages/ui/src/dialog/dialog.test.tsx › Escape closes it')).toEqual([
      [
        'row 2.1 (line 5): did not run: packages/ui/src/dialog/dialog.test.tsx › Escape closes it',
        '      no test of packages/ui/src/dialog/dialog.test.tsx ran',
        '      the nearest that ran: packages/ui/src/modal/modal.browser.test.tsx › Escape closes it',
      ].join('\n'),
    ])
  })

  test('when half of a name is given without `…`, or what follows `…` is another end', () => {
    expect(named('apps/web/e2e/home.spec.ts › in fa › a banner')).toHaveLength(1)
    expect(named('apps/web/e2e/home.spec.ts › in … › a banner moves')).toHaveLength(1)
    expect(named('apps/web/e2e/home.spec.ts › in fa › a banner moves … moves by itself')).toHaveLength(1)
  })

  test('when a test failed, in one language of two', () => {
    expect(named('apps/web/e2e/home.spec.ts › in …')).toEqual([
      'row 2.1 (line 5): did not pass: apps/web/e2e/home.spec.ts › in ca › the list is long',
    ])
  })

  test('in several rows, and is told once', () => {
    const rows = table('| 2.1 | … | proven | `a.ts › b` |', '| 2.2 | … | proven | `a.ts › b` |')
    expect(problemsOf(rows, [])).toEqual([
      expect.stringContaining('row 2.1 (line 5), row 2.2 (line 6): did not run: a.ts › b'),
    ])
  })

  test('when an open row names a test that did not run', () => {
    expect(problemsOf(table('| 2.1 | … | open: prayer call | `a.ts › b` |'), ran)).toHaveLength(1)
  })

  test.each([
    ['| 2.1 | … | proven | |', 'names no test'],
    [
      '| 2.1 | … | nothing to prove | `packages/ui/src/modal/modal.browser.test.tsx › Escape …` |',
      'names a test',
    ],
    ['| 2.1 | … | open: later | |', 'has the state "open: later"'],
    ['| 2.1 | … | | |', 'has the state ""'],
  ])('when it is %s', (row, said) => {
    expect(problemsOf(table(row), ran)).toEqual([expect.stringContaining(said)])
  })

  test('when another has its id', () => {
    const row = '| 2.1 | … | open: prayer call | |'
    expect(problemsOf(table(row, row), ran)).toEqual(['row 2.1 (line 6) stands twice'])
  })
})
