// `pnpm build`: one module for each of the sources, so that each preserves its `'use client'`, with its stylesheets beside it.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compileNatively } from '../../tools/native-compiler.mjs'

process.chdir(import.meta.dirname)
rmSync('dist', { recursive: true, force: true })

const status = compileNatively(['-p', 'tsconfig.build.json'])
if (status !== 0) process.exit(status)

// A compiler that checks side effects of its imports does not know stylesheets.
for (const declarations of globSync('dist/**/*.d.ts'))
  writeFileSync(declarations, readFileSync(declarations, 'utf8').replaceAll(/^import '.*\.css';\n/gm, ''))

for (const file of globSync('src/{*,*/*}.{css,svg,woff2}', { exclude: ['src/catalogue/**'] }))
  cpSync(file, file.replace('src', 'dist'))
