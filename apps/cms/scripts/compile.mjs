// Compiles the server into dist/. Types are checked by `pnpm typecheck` only: the check would read the committed types
// of the content types, which `export-contract` generates from this output.
import { globSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const { compile } = createRequire(import.meta.url)('@strapi/typescript-utils')
const appDir = fileURLToPath(new URL('..', import.meta.url))
const distDir = path.join(appDir, 'dist')
const options = { outDir: distDir, noCheck: true, noResolve: true, noLib: true, types: [] }

// A file that was removed from the sources must be removed from the output. The panel is built at the same time.
for (const entry of globSync('*', { cwd: distDir, exclude: ['build'] }))
  rmSync(path.join(distDir, entry), { recursive: true, force: true })
await compile(appDir, { configOptions: { ignoreDiagnostics: true, options } })

const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
  .filter((it) => it.isFile())
  .map((it) => path.relative(distDir, path.join(it.parentPath, it.name)))
  .filter((file) => !file.startsWith('build/'))
writeFileSync(path.join(distDir, 'compiled.json'), JSON.stringify(files.sort(), undefined, 1))
