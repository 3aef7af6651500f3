import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sample } from '../apps/web/e2e/extent.ts'
import { newDataFolder } from './data-folder.mjs'
import { build } from './dependencies.mjs'
import { freePorts } from './hold-port.mjs'
import { root } from './root.mjs'

const folder = newDataFolder('start-servers-')
const npm = ['npm', 'start']
const program = ['node', 'tools/start.mjs']
const [first, second, ...others] = sample(
  'signals',
  [
    { signal: 'SIGINT', to: 'npm', command: npm },
    { signal: 'SIGTERM', to: 'npm', command: npm },
    { signal: 'SIGHUP', to: 'npm', command: npm },
    { signal: 'SIGTERM', to: 'its program', command: program },
    { signal: 'SIGINT', to: 'all of it, as Ctrl-C does', command: npm, toAll: true },
  ],
  2,
)

const person = ['First', 'Administrator', 'first@example.org', 'Correct-Horse-7']
const link = /https?:\/\/localhost:\d+\/admin\/setup\?token=[\w-]+/

beforeAll(() => build('./apps/*'), 1_000_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts both servers, stops them with a signal, and gives what was printed until they were ready. */
async function started({ signal, command: [name, argument], toAll }, whileRunning) {
  const ports = await freePorts()
  const env = { DATA_DIR: folder, ...ports }
  const child = spawn(name, [argument], {
    cwd: root,
    env: { ...process.env, DEMO_CONTENT: 'off', SETUP_TOKEN: '', ...env },
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
  let output = ''
  for await (const line of createInterface(child.stdout)) {
    output += `${line}\n`
    if (line.includes('Ctrl-C stops both')) break
  }
  child.stdout.resume()
  await whileRunning?.(env)
  process.kill(toAll ? -child.pid : child.pid, signal)
  await ended
  for (const port of Object.values(ports))
    await expect(fetch(`http://127.0.0.1:${port}`), port).rejects.toThrow('fetch failed')
  return output
}

async function administrator(env, lines) {
  const child = spawn(process.execPath, ['tools/administrator.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(`${lines.join('\n')}\n`)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

test(`\`npm start\` prints a link for the first administrator while there is none; ${first.signal} to ${first.to} and ${second.signal} to ${second.to} stop both servers`, async () => {
  const withoutOne = await started(first, async (env) => {
    const refused = await administrator(env, [...person.slice(0, 3), 'short'])
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('The content server refused: password')
    const { code, output } = await administrator(env, person)
    expect(output).toContain('first@example.org is the first administrator')
    expect(code).toBe(0)
    expect((await administrator(env, person)).output).toContain('there is an administrator already')
  })
  expect(withoutOne).toMatch(link)
  expect(await started(second)).not.toMatch(/setup|administrator yet/)
})

if (others.length > 0)
  test.each(others)('$signal to $to stops both servers', async (stop) => {
    await started(stop)
  })
