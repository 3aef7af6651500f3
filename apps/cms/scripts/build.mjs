import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { strapiEnvironment } from './strapi-environment.mjs'

const cms = fileURLToPath(new URL('..', import.meta.url))
const strapi = path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js')
const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-build-'))

// A file that was removed from the sources must be removed from the build, too.
rmSync(path.join(cms, 'dist'), { recursive: true, force: true })
const { status } = spawnSync(process.execPath, [strapi, 'build'], {
  cwd: cms,
  stdio: 'inherit',
  env: strapiEnvironment(dataDir),
})
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = status ?? 1
// The server serves it from here, because generating it blocks the event loop for seconds.
if (status === 0)
  cpSync(path.join(cms, '.cache/contract/openapi.json'), path.join(cms, 'dist/contract/openapi.json'))
