import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The program of TypeScript's native compiler, which Node.js runs. */
export const nativeCompiler = join(
  dirname(fileURLToPath(import.meta.resolve('typescript-native/package.json'))),
  'bin',
  'tsc',
)

/**
 * Runs TypeScript's native compiler in the current folder, and returns its exit status. Other tools load an earlier
 * compiler as a library: the native one has no such interface yet.
 */
export function compileNatively(options) {
  const { status, error } = spawnSync(process.execPath, [nativeCompiler, ...options], {
    stdio: 'inherit',
  })
  if (error) throw error
  return status ?? 1
}
