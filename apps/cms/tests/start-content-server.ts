import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/free-port.mjs'
import serverLimits from '../../../tools/server-limits.json' with { type: 'json' }
import { setupToken } from './setup-token.ts'

const cms = fileURLToPath(new URL('..', import.meta.url))
const program = path.join(cms, 'scripts/start.mjs')

export interface ContentServerOptions {
  demoContent: 'off' | 'once' | 'fresh'
  /** Not removed at the stop; by default a temporary folder, which is removed. */
  dataDir?: string
  port?: number
  /** Overrides the variables that are set here. */
  env?: Record<string, string>
}

export interface ContentServer {
  url: string
  pid: number
  dataDir: string
  logs(): string
  stop(): Promise<void>
}

const secret = () => randomBytes(32).toString('base64')

/** The complete environment of a server, with random secrets. */
export const environmentFor = (options: ContentServerOptions, dataDir: string, port: number) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? tmpdir(),
  // Tests set it; an empty one turns the cache off.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  DEMO_CONTENT: options.demoContent,
  APP_KEYS: `${secret()},${secret()}`,
  API_TOKEN_SALT: secret(),
  ADMIN_JWT_SECRET: secret(),
  TRANSFER_TOKEN_SALT: secret(),
  JWT_SECRET: secret(),
  ENCRYPTION_KEY: secret(),
  SETUP_TOKEN: setupToken,
  ...options.env,
})

/** Starts the built server in a separate process, optionally as another user, and returns at once. */
export function spawnContentServer(env: Record<string, string>, user: { uid?: number; gid?: number } = {}) {
  if (!existsSync(path.join(cms, 'dist/src/index.js'))) {
    throw new Error('The content server is not built: run `pnpm build` first')
  }
  const child = spawn(process.execPath, [program], { cwd: cms, env, stdio: 'pipe', ...user })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  // Unlike `exit`, it comes after the last line of the log.
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', killWithUs)
      resolve(code)
    })
  })
  return { child, exited, logs: () => text }
}

const isReady = (url: string) =>
  fetch(`${url}/_health`).then(
    ({ status }) => status === 204,
    () => false,
  )

async function stopped(child: ChildProcess, exited: Promise<unknown>) {
  child.kill('SIGTERM')
  const late = AbortSignal.timeout(serverLimits.stopTimeoutMs)
  late.addEventListener('abort', () => child.kill('SIGKILL'))
  await exited
}

/** Starts a real content server with its own secrets, and waits until it answers. */
export async function startContentServer(options: ContentServerOptions): Promise<ContentServer> {
  if (options.port) return startOn(options.port, options)
  for (;;)
    try {
      return await startOn(await freePort(), options)
    } catch (error) {
      // Another program took the port while the server loaded its code.
      if (!String(error).includes('is already used by another application')) throw error
    }
}

async function startOn(port: number, options: ContentServerOptions): Promise<ContentServer> {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'content-server-'))
  const { child, exited, logs } = spawnContentServer(environmentFor(options, dataDir, port))
  const stop = async () => {
    await stopped(child, exited)
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }

  const url = `http://127.0.0.1:${port}`
  // A machine that many use imports the demo content in minutes.
  const deadline = Date.now() + 900_000
  while (!(await isReady(url))) {
    if (child.exitCode !== null) {
      await exited
      throw new Error(`The content server stopped while starting:\n${logs()}`)
    }
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`The content server did not answer within 15 minutes:\n${logs()}`)
    }
    await wait(100)
  }
  return { url, pid: child.pid ?? 0, dataDir, logs, stop }
}
