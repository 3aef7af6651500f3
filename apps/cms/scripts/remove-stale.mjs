// Removes what an earlier compilation left in dist/: turbo restores files from its cache but removes none, and Strapi
// loads every content type that it finds.
import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const [, , distDir] = process.argv
const compiled = new Set(JSON.parse(readFileSync(path.join(distDir, 'compiled.json'), 'utf8')))

for (const file of globSync('{config,demo,src}/**/*.*', { cwd: distDir }))
  if (!compiled.has(file)) rmSync(path.join(distDir, file), { recursive: true, force: true })
