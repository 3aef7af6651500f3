import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { build } from './dependencies.mjs'
import { freePorts } from './hold-port.mjs'
import { root } from './root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'first-administrator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the first administrator', () => {
  beforeAll(() => build('./apps/*'), 300_000)

  const person = ['First', 'Administrator', 'first@example.org', 'Correct-Horse-7']
  const link = /https?:\/\/localhost:\d+\/admin\/setup\?token=[\w-]+/

  /** Starts both servers and gives what was printed until they were ready. */
  async function started(env, whileRunning) {
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: root,
      env: { ...process.env, DEMO_CONTENT: 'off', SETUP_TOKEN: '', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    onTestFinished(() => child.kill('SIGTERM'))
    const ended = once(child, 'close')
    let output = ''
    for await (const line of createInterface(child.stdout)) {
      output += `${line}\n`
      if (line.includes('Ctrl-C stops both')) break
    }
    child.stdout.resume()
    await whileRunning?.()
    child.kill('SIGTERM')
    await ended
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

  test('is created with the link that a start prints while there is none', { timeout: 240_000 }, async () => {
    const env = { DATA_DIR: folder, ...(await freePorts()) }
    const withoutOne = await started(env, async () => {
      const refused = await administrator(env, [...person.slice(0, 3), 'short'])
      expect(refused.code).toBe(1)
      expect(refused.output).toContain('The content server refused: password')
      const { code, output } = await administrator(env, person)
      expect(output).toContain('first@example.org is the first administrator')
      expect(code).toBe(0)
      expect((await administrator(env, person)).output).toContain('there is an administrator already')
    })
    expect(withoutOne).toMatch(link)
    expect(await started(env)).not.toMatch(/setup|administrator yet/)
  })
})
