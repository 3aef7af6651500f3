import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = join(
  dirname(fileURLToPath(import.meta.resolve('typescript-native/package.json'))),
  'bin',
  'tsc',
)

/**
 * Runs TypeScript's native compiler in the current folder, and returns its exit status. Other tools load an earlier
 * compiler as a library: the native one has no such interface yet.
 */
export function compileNatively(options) {
  const { status, error } = spawnSync(process.execPath, [program, ...options], {
    stdio: 'inherit',
  })
  if (error) throw error
  return status ?? 1
}

/** Type-checks a project and returns the errors, each with its indented lines; none when it has no error. */
export function typeErrors(project) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [program, '--noEmit', '--pretty', 'false', '--project', project],
    { encoding: 'utf8' },
  )
  if (error) throw error
  return status === 0 ? [] : `${stdout}${stderr}`.trim().split(/\n(?! )/)
}
