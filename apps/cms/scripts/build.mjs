import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// `strapi build` loads the configuration, which refuses to load without its variables. None of them
// reaches the built files, so the build brings values of its own and needs none from the machine.
const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-build-'))
const secret = () => randomBytes(32).toString('base64')

// A file that left the sources must leave the build too.
rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true })

const build = spawn('strapi', ['build'], {
  cwd: new URL('..', import.meta.url),
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:1337',
    DATA_DIR: dataDir,
    DATABASE_CLIENT: 'sqlite',
    APP_KEYS: secret(),
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
  },
})

build.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
