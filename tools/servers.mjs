import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { privately } from './private-files.mjs'
import { StartFailure } from './steps.mjs'

/** Like `deploy/`: the site may take its notice and 22 s (docs/decisions/035-stopping.md). */
const { stopTimeoutMs } = createRequire(import.meta.url)('./server-limits.json')

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Starts a server in a process group of its own, so that Ctrl-C reaches it only through `stopServer`, in order. Its
 * output goes to `log`, where the previous one is renamed to `log`.1, and to `onOutput` if given.
 */
export function startServer({ name, command, args, cwd, env, log, onOutput }) {
  privately(() => mkdirSync(dirname(log), { recursive: true }))
  if (existsSync(log)) renameSync(log, `${log}.1`)
  // Opened at once: a start that ends sooner than a stream opens its file would leave no log.
  const file = createWriteStream(log, { fd: privately(() => openSync(log, 'w')) })
  const child = privately(() =>
    spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  const server = { name, child, log, tail: '', exitCode: undefined }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      file.write(data)
      onOutput?.(String(data))
      server.tail = (server.tail + data).slice(-4000)
    })
  server.exited = new Promise((resolve) => {
    const end = (code) => {
      server.exitCode = code
      resolve(code)
    }
    child.on('error', (error) => {
      server.tail += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
  return server
}

/** The error message for a server that stopped by itself. */
export function stoppedByItself(server) {
  const plain = stripVTControlCharacters(server.tail).trim()
  return new StartFailure(
    `The ${server.name} stopped. The end of its output (all of it is in ${server.log}):\n\n${plain.split('\n').slice(-15).join('\n')}`,
  )
}

/** Waits until the URL responds with success, or rejects with the reason. */
export async function waitUntilAnswers(server, url, limitMilliseconds = 120_000) {
  const end = Date.now() + limitMilliseconds
  while (Date.now() < end) {
    if (server.exitCode !== undefined) throw stoppedByItself(server)
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (response?.ok) return
    await pause(150)
  }
  throw new StartFailure(
    `The ${server.name} did not answer at ${url} within ${limitMilliseconds / 1000} s; its output is in ${server.log}.`,
  )
}

/** Stops a server, and kills its whole process group if it has not stopped in time. */
export async function stopServer(server) {
  if (server.exitCode !== undefined) return
  const signal = (name) => {
    try {
      process.kill(-server.child.pid, name)
    } catch {}
  }
  signal('SIGTERM')
  const ended = await Promise.race([server.exited.then(() => true), pause(stopTimeoutMs).then(() => false)])
  if (!ended) {
    signal('SIGKILL')
    await server.exited
  }
}

/** Who started this program, before anything could happen to them. */
const parent = process.ppid

/** Resolves on Ctrl-C, on a signal of the system, or when the parent process ends. */
export const askedToStop = () =>
  new Promise((resolve) => {
    // Writing to a closed terminal fails; that must not interrupt the shutdown.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal))
    // npm passes SIGINT and SIGTERM on, to this very program because its script begins with `exec`; a shell between
    // them would not forward SIGINT. Other signals end npm: then this process has lost its parent.
    setInterval(() => process.ppid !== parent && resolve('orphaned'), 500).unref()
  })
