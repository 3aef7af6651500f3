// `node ../../tools/typecheck.mjs [projects] [-- compiler options]`: checks the types of the workspace it is run in with
// TypeScript's native compiler. Build information is stored, so that a file that did not change is not checked again.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { compileNatively } from './native-compiler.mjs'

// Each checker resolves the shared types again, so more checkers than cores are slower.
const checkers = String(Math.min(4, availableParallelism()))

const separator = process.argv.indexOf('--')
const end = separator === -1 ? process.argv.length : separator
const projects = process.argv.slice(2, end)
const options = process.argv.slice(end + 1)

for (const project of projects.length > 0 ? projects : ['.']) {
  const name = project.replaceAll(/[^\w-]+/g, '-')
  const buildInfo = join('node_modules', '.cache', 'typecheck', `${name}.tsbuildinfo`)
  const status = compileNatively([
    ...['--noEmit', '--project', project, '--checkers', checkers],
    ...['--incremental', '--tsBuildInfoFile', buildInfo],
    ...options,
  ])
  if (status !== 0) process.exitCode = status
}
