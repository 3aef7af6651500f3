import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/free-port.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))

export type Site = {
  url: string
  pid: number
  logs: () => string
  /** Stops the site, and returns its exit code. */
  stop: () => Promise<number | null>
}

type SiteOptions = {
  cmsUrl: string
  port?: number
  /** A file that also receives the site's log, for a test in another process. */
  logFile?: string
  /** `CONTENT_CACHE_DIR` for a site that must use the cache of another; by default its cache is empty. */
  env?: Record<string, string>
}

/** Starts the built site on a free port of loopback, as production runs it. */
export async function startSite(options: SiteOptions): Promise<Site> {
  if (!existsSync(`${folder}build/server/index.js`))
    throw new Error('The site is not built. Run `pnpm build` first.')
  if (options.port) return startOn(options.port, options)
  for (;;) {
    const port = await freePort()
    try {
      return await startOn(port, options)
    } catch (error) {
      // Another program took the port while the site loaded its code.
      if (!(error instanceof Error && isTaken(error.message, port))) throw error
    }
  }
}

const isTaken = (output: string, port: number) => output.includes(`Port ${port} is already in use`)

async function startOn(port: number, { cmsUrl, logFile, env = {} }: SiteOptions): Promise<Site> {
  const url = `http://127.0.0.1:${port}`
  const cache = mkdtempSync(join(tmpdir(), 'site-caches-'))
  const child = spawn(process.execPath, ['server/index.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      CMS_URL: cmsUrl,
      CMS_PUBLIC_URL: cmsUrl,
      // A test machine under load is slow, not unavailable.
      CMS_TIMEOUT_MS: '60000',
      SHUTDOWN_NOTICE_MS: '0',
      CONTENT_CACHE_DIR: join(cache, 'content'),
      // Shared by the sites of a run, so that each picture is processed once.
      PICTURE_CACHE_DIR: process.env.PICTURE_CACHE_DIR ?? join(cache, 'pictures'),
      TZ: 'Pacific/Kiritimati',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
      if (logFile) appendFileSync(logFile, data)
    })
  // Unlike `exit`, it comes after the last line of the log.
  const closed = once(child, 'close')
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
    rmSync(cache, { recursive: true, force: true })
    return child.exitCode
  }
  // As patient as the start of a content server: a machine under load is slow.
  const deadline = Date.now() + 300_000
  while (child.exitCode === null && Date.now() < deadline) {
    // By its own log: another server may answer at a port that this site failed to take.
    if (output.includes('"event":"listening"')) return { url, pid: child.pid ?? 0, logs: () => output, stop }
    await wait(100)
  }
  await stop()
  throw new Error(`The site did not start:\n${output}`)
}
