import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { nativeCompiler } from './native-compiler.mjs'
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

function runNode(args, folder) {
  // A test that runs in a test would report to it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  return { status, output: status === 0 ? '' : stdout + stderr }
}

const passed = { status: 0, output: '' }

// With the sources of the packages; `pnpm release:check` runs the examples with what would be published.
test.each(['prayer-times', 'rest-client'])('the example of %s has no type error', (name) =>
  withExample(name, (folder) => {
    const compilerOptions = { customConditions: ['source'], typeRoots: [join(root, 'node_modules/@types')] }
    writeFileSync(
      join(folder, 'tsconfig.source.json'),
      JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: ['src'] }),
    )
    expect(runNode([nativeCompiler, '-p', 'tsconfig.source.json'], folder)).toEqual(passed)
  }),
)

test('the tests of the example of rest-client pass', () =>
  withExample('rest-client', (folder) =>
    expect(runNode(['--conditions=source', '--test'], folder)).toEqual(passed),
  ))

test('the query of the example of graphql-client fits the schema', () => {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const schema = buildSchema(read('packages/graphql-client/schema.graphql'))
  expect(validate(schema, parse(read('examples/graphql-client/src/album-titles.graphql')))).toEqual([])
})
