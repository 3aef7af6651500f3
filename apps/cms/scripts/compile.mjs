// Compiles the server into dist/. Types are checked by `pnpm typecheck` only: the check would read the committed types of
// the content types, which `export-contract` generates from this output.
import { globSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileNatively } from '../../../tools/native-compiler.mjs'

const appDir = fileURLToPath(new URL('..', import.meta.url))
const distDir = path.join(appDir, 'dist')

// A file that was removed from the sources must be removed from the output. The panel is built at the same time.
for (const entry of globSync('*', { cwd: distDir, exclude: ['build'] }))
  rmSync(path.join(distDir, entry), { recursive: true, force: true })
// The native compiler has no resolution of Node.js 10 any more; nothing is resolved here.
const options = '--noCheck --noResolve --moduleResolution bundler'.split(' ')
if (compileNatively(['--project', appDir, '--outDir', distDir, ...options]) !== 0) process.exit(1)

const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
  .filter((it) => it.isFile())
  .map((it) => path.relative(distDir, path.join(it.parentPath, it.name)))
  .filter((file) => !file.startsWith('build/'))
writeFileSync(path.join(distDir, 'compiled.json'), JSON.stringify(files.sort(), undefined, 1))
