import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { typeErrors } from './native-compiler.mjs'
import { root } from './root.mjs'

/** Copies an example into its package, where the package is found by its name, and uses the copy. */
function withExample(name, use) {
  const parent = join(root, 'packages', name, '.tmp')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'example-'))
  try {
    for (const part of ['src', 'tsconfig.json'])
      cpSync(join(root, 'examples', name, part), join(folder, part), { recursive: true })
    use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

// With the sources of the packages; `pnpm release:check` runs the examples with what would be published.
test.each(['prayer-times', 'rest-client'])('the example of %s has no type error', (name) =>
  withExample(name, (folder) => {
    const compilerOptions = { customConditions: ['source'], typeRoots: [join(root, 'node_modules/@types')] }
    const project = join(folder, 'tsconfig.source.json')
    writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: ['src'] }))
    expect(typeErrors(project)).toEqual([])
  }),
)

test('the tests of the example of rest-client pass', () =>
  withExample('rest-client', (folder) => {
    // Set, it would have the tests report to a runner of Node.js.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const { status, stdout } = spawnSync(process.execPath, ['--conditions=source', '--test'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    expect(status, stdout).toBe(0)
    expect(stdout).toMatch(/^# pass [1-9]|ℹ pass [1-9]/m)
  }))

test('the query of the example of graphql-client fits the schema', () => {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const schema = buildSchema(read('packages/graphql-client/schema.graphql'))
  expect(validate(schema, parse(read('examples/graphql-client/src/album-titles.graphql')))).toEqual([])
})
