import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// `strapi build` loads the configuration, which refuses to load without its variables. None of them
// reaches the built files, so the build brings values of its own and needs none from the machine.
const cms = fileURLToPath(new URL('..', import.meta.url))
const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-build-'))
const secret = () => randomBytes(32).toString('base64')
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cms.example.org',
  DATA_DIR: dataDir,
  DATABASE_CLIENT: 'sqlite',
  DEMO_CONTENT: 'off',
  LOG_LEVEL: 'warn',
  APP_KEYS: secret(),
  API_TOKEN_SALT: secret(),
  ADMIN_JWT_SECRET: secret(),
  TRANSFER_TOKEN_SALT: secret(),
  JWT_SECRET: secret(),
  ENCRYPTION_KEY: secret(),
}

const steps = [
  [path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'build'],
  [path.join(cms, 'scripts/write-contract.cjs')],
]

// A file that left the sources must leave the build too.
rmSync(path.join(cms, 'dist'), { recursive: true, force: true })
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { cwd: cms, stdio: 'inherit', env })
  process.exitCode = status ?? 1
  if (status !== 0) break
}
rmSync(dataDir, { recursive: true, force: true })
