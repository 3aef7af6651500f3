import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { nativeCompiler } from './native-compiler.mjs'
import { root } from './root.mjs'

// Where the packages of this repository are found by their names. `pnpm release:check` runs the examples with packed ones.
const cache = join(root, 'apps/web/node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['prayer-times', 'rest-client'])('the example of %s fits the types of its package', (name) => {
  const copy = join(folder, name)
  cpSync(join(root, 'examples', name), copy, { recursive: true })
  const project = join(copy, 'tsconfig.source.json')
  const compilerOptions = {
    customConditions: ['source'],
    module: 'esnext',
    moduleResolution: 'bundler',
    typeRoots: [join(root, 'node_modules/@types')],
  }
  writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: ['src'] }))
  const { status, stdout } = spawnSync(
    process.execPath,
    [nativeCompiler, '--pretty', 'false', '-p', project],
    {
      encoding: 'utf8',
    },
  )
  expect([status, stdout]).toEqual([0, ''])
})

test('the query of the example of graphql-client fits the schema', () => {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const schema = buildSchema(read('packages/graphql-client/schema.graphql'))
  expect(validate(schema, parse(read('examples/graphql-client/src/album-titles.graphql')))).toEqual([])
})
