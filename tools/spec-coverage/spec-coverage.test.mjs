import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readAnnotations } from './annotations.mjs'
import { documentOf } from './document.mjs'
import { problemsOfAnnotations, problemsOfRun } from './problems.mjs'
import { readSections, tagOf } from './rows.mjs'

const sections = readSections(
  JSON.stringify([
    { title: 'Users', rows: { 1.1: 'A | B' } },
    {
      title: 'Screens',
      rows: { 2.1: 'A banner', 2.2: { requirement: 'More', nothingToProve: 'Not shown' } },
    },
  ]),
)
const banner = 'apps/web/e2e/banner.spec.ts'
const users = 'apps/cms/tests/users.test.ts'
const named = (files) => new Map(Object.entries(files).map(([file, ids]) => [file, new Set(ids)]))
const annotations = named({ [users]: ['1.1'], [banner]: ['1.1', '2.1'] })
const ran = [
  { name: `${users} › log in`, rows: ['1.1'], passed: true },
  { name: `${users} › log out`, rows: [], passed: false },
  { name: `${banner} › in fa › it moves`, rows: ['1.1', '2.1'], passed: true },
]

describe('the rows', () => {
  test('have an id, a text, and why there is nothing to prove', () => {
    expect(sections[1]).toEqual({
      title: 'Screens',
      rows: [
        { id: '2.1', requirement: 'A banner' },
        { id: '2.2', requirement: 'More', nothingToProve: 'Not shown' },
      ],
    })
  })

  test('that the repository has are in their sections', () => {
    const ids = readSections().map(({ rows }) => [...new Set(rows.map(({ id }) => id.split('.')[0]))])
    expect(ids).toEqual(ids.map((_, at) => [String(at + 1)]))
  })
})

test('the annotations are the tags in test files, except in generated folders', () => {
  const root = mkdtempSync(join(tmpdir(), 'annotations-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write('apps/web/e2e/home.spec.ts', `test('a', { tag: ['@${tagOf('2.1')}', '@${tagOf('2.10')}'] }, run)`)
  write('tools/a.test.mjs', `test('a', { tags: ['${tagOf('2.1')}', 'slow:1.1'] }, run)`)
  write('tools/none.test.mjs', `test('a', run)`)
  write('apps/web/node_modules/it/a.test.ts', tagOf('2.1'))
  write('packages/ui/src/a.ts', tagOf('2.1'))
  expect(readAnnotations(root)).toEqual(
    named({ 'apps/web/e2e/home.spec.ts': ['2.1', '2.10'], 'tools/a.test.mjs': ['2.1'] }),
  )
})

test('the document has the files of each row, or why it has none', () => {
  const lines = documentOf(sections, annotations).split('\n')
  expect(lines).toContain('## 2. Screens')
  expect(lines).toContain(`| 1.1 | A \\| B | proven | \`${users}\`<br>\`${banner}\` |`)
  expect(lines).toContain('| 2.2 | More | nothing to prove | Not shown |')
})

describe('rows and tags agree', () => {
  test('when each row has a test, and each tag a row', () => {
    expect(problemsOfAnnotations(sections, annotations)).toEqual([])
  })

  test.each([
    ['a row has no test', { [users]: ['1.1'] }, `row 2.1 has no test: none has the tag ${tagOf('2.1')}`],
    [
      'a tag has no row',
      { [banner]: ['1.1', '2.1', '2.3'] },
      `${banner} names ${tagOf('2.3')}, and there is no such row`,
    ],
    [
      'a row with nothing to prove has a test',
      { [banner]: ['1.1', '2.1', '2.2'] },
      `row 2.2 has nothing to prove, and a test has the tag ${tagOf('2.2')}`,
    ],
  ])('but not when %s', (_when, files, problem) => {
    expect(problemsOfAnnotations(sections, named(files))).toEqual([problem])
  })

  test('but not when a row is in another section', () => {
    const moved = [{ title: 'Users', rows: [{ id: '2.1', requirement: 'A banner' }] }]
    expect(problemsOfAnnotations(moved, named({ [banner]: ['2.1'] }))).toEqual(['row 2.1 is in section 1'])
  })
})

describe('a run proves the rows', () => {
  const problemsOf = (tests, files = annotations) => problemsOfRun(sections, files, tests)

  test('when the tests with their tags passed, whatever other tests did', () => {
    expect(problemsOf(ran)).toEqual([])
  })

  test('when a file of tests did not run, and another has the row', () => {
    expect(problemsOf(ran.slice(2))).toEqual([])
  })

  test('but not when no test of a row ran', () => {
    expect(problemsOf(ran.slice(0, 2))).toEqual(['row 2.1: no test of it ran'])
  })

  test('but not when one of them failed', () => {
    const failed = { name: `${banner} › in ca › it moves`, rows: ['1.1', '2.1'], passed: false }
    expect(problemsOf([...ran, failed])).toEqual([`row 1.1, 2.1: did not pass: ${failed.name}`])
  })

  test('but not when a file names a row beside the tags of its tests', () => {
    const files = named({ [users]: ['1.1', '2.1'], [banner]: ['1.1', '2.1'] })
    expect(problemsOf(ran, files)).toEqual([`${users} names ${tagOf('2.1')}, but no test of it has that tag`])
  })

  test('but not when a tag is composed, so that no file names it', () => {
    const files = named({ [users]: ['1.1'], [banner]: ['1.1'] })
    expect(problemsOf(ran, files)).toEqual([
      `${banner} has tests with ${tagOf('2.1')}: write the tag out there`,
    ])
  })
})
