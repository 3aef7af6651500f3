import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sample } from '../apps/web/e2e/extent.ts'
import { build } from './dependencies.mjs'
import { freePorts } from './hold-port.mjs'
import { root } from './root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'start-stopped-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('stopping `npm start` stops both servers', () => {
  const npm = ['npm', 'start']
  const program = ['node', 'tools/start.mjs']
  const cases = [
    { signal: 'SIGINT', to: 'npm', command: npm },
    { signal: 'SIGTERM', to: 'npm', command: npm },
    { signal: 'SIGHUP', to: 'npm', command: npm },
    { signal: 'SIGTERM', to: 'its program', command: program },
    { signal: 'SIGINT', to: 'all of it, as Ctrl-C does', command: npm, toAll: true },
  ]

  beforeAll(() => build('./apps/*'), 300_000)

  test.each(sample('signals', cases, 1))(
    '$signal to $to',
    { timeout: 240_000 },
    async ({ signal, command: [name, argument], toAll }) => {
      const ports = await freePorts()
      const child = spawn(name, [argument], {
        cwd: root,
        env: { ...process.env, DATA_DIR: folder, DEMO_CONTENT: 'off', ...ports },
        // A separate process group, like in a terminal.
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      onTestFinished(() => {
        try {
          process.kill(-child.pid, 'SIGTERM')
        } catch {
          // Nothing is left of it.
        }
      })
      // Comes when all that write to its output have ended.
      const ended = once(child, 'close')
      for await (const line of createInterface(child.stdout)) if (line.includes('Ready after')) break
      child.stdout.resume()
      process.kill(toAll ? -child.pid : child.pid, signal)
      await ended
      for (const port of Object.values(ports))
        await expect(fetch(`http://127.0.0.1:${port}`), port).rejects.toThrow('fetch failed')
    },
  )
})
