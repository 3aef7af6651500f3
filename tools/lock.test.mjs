import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { root } from './root.mjs'

let folder
let log
let gate

/** A fake pnpm: logs its start, and ends when the gate opens. */
const program = `#!/usr/bin/env node
const { appendFileSync, existsSync } = require('node:fs')
const name = process.env.COMMAND
appendFileSync(process.env.LOG, 'begin ' + name + '\\n')
const timer = setInterval(() => {
  // A test that failed has removed the folder.
  if (!existsSync(process.env.LOG)) process.exit()
  if (!existsSync(process.env.GATE)) return
  clearInterval(timer)
  appendFileSync(process.env.LOG, 'end ' + name + '\\n')
}, 20)
`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  log = join(folder, 'log')
  gate = join(folder, 'gate')
  writeFileSync(log, '')
  writeFileSync(join(folder, 'pnpm'), program)
  chmodSync(join(folder, 'pnpm'), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const logged = () => readFileSync(log, 'utf8').trim().split('\n')

/** Runs a script that may use the tools, in a process of its own. */
function start(name, script) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: {
      ...process.env,
      // A lock of this test alone, beside that of the command that runs the tests.
      TMPDIR: folder,
      CHECKOUT_LOCK: '',
      COMMAND: name,
      LOG: log,
      GATE: gate,
      PATH: folder + delimiter + process.env.PATH,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const started = { child, output: '', ended: once(child, 'close') }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      started.output += data
    })
  onTestFinished(() => void child.kill('SIGKILL'))
  return started
}

const build = "import { build } from './tools/dependencies.mjs'; await build()"
const withLock = (script) =>
  `import { withCheckoutLock } from './tools/lock.mjs'; import { build } from './tools/dependencies.mjs'
   ${script}`

describe('commands that write into one checkout', () => {
  test('a second build waits for the first one, names it, and runs afterwards', async () => {
    const first = start('first', build)
    await expect.poll(logged).toEqual(['begin first'])
    const second = start('second', build)
    await expect
      .poll(() => second.output)
      .toMatch(
        new RegExp(
          `Waiting for \`.+\` \\(process ${first.child.pid}\\), which is writing into this checkout…`,
        ),
      )
    expect(logged()).toEqual(['begin first'])
    writeFileSync(gate, '')
    expect([await first.ended, await second.ended]).toEqual([
      [0, null],
      [0, null],
    ])
    expect(logged()).toEqual(['begin first', 'end first', 'begin second', 'end second'])
    expect(second.output.match(/Waiting for/g)).toHaveLength(1)
  })

  test('of many at the same moment one runs at a time', async () => {
    writeFileSync(gate, '')
    const names = ['a', 'b', 'c', 'd', 'e']
    const all = names.map((name) => start(name, build))
    for (const { ended } of all) expect(await ended).toEqual([0, null])
    const lines = logged()
    const order = lines.filter((line) => line.startsWith('begin ')).map((line) => line.slice(6))
    expect(order.toSorted()).toEqual(names)
    expect(lines).toEqual(order.flatMap((name) => [`begin ${name}`, `end ${name}`]))
  })

  test('one that is killed releases the lock for the next', async () => {
    const first = start(
      'first',
      withLock(
        "await withCheckoutLock(() => (console.log('locked'), new Promise(() => setInterval(() => {}, 1000))))",
      ),
    )
    await expect.poll(() => first.output).toContain('locked')
    const second = start('second', build)
    await expect.poll(() => second.output).toContain('Waiting for')
    writeFileSync(gate, '')
    first.child.kill('SIGKILL')
    expect(await second.ended).toEqual([0, null])
    const third = start('third', build)
    expect(await third.ended).toEqual([0, null])
    expect(third.output).not.toContain('Waiting for')
  })

  test('one that another command started does not wait for it', async () => {
    writeFileSync(gate, '')
    const nested = start(
      'nested',
      withLock(`import { spawnSync } from 'node:child_process'
        const script = ${JSON.stringify(build)}
        await withCheckoutLock(async () => {
          await build()
          const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
          process.exitCode = status
        })`),
    )
    expect(await nested.ended).toEqual([0, null])
    expect(nested.output).not.toContain('Waiting for')
    expect(logged()).toEqual(['begin nested', 'end nested', 'begin nested', 'end nested'])
  })

  test('one whose parent has ended acquires the lock itself', async () => {
    start('first', build)
    await expect.poll(logged).toEqual(['begin first'])
    const second = start(
      'second',
      `process.env.CHECKOUT_LOCK = '${join(folder, 'gone')}'\n`.concat(withLock('await build()')),
    )
    await expect.poll(() => second.output).toContain('Waiting for')
    writeFileSync(gate, '')
    expect(await second.ended).toEqual([0, null])
  })

  test('a failure frees the lock too', async () => {
    writeFileSync(gate, '')
    const failing = start(
      'failing',
      withLock(
        "await withCheckoutLock(async () => { throw new Error('no') }).catch(() => {}); await build()",
      ),
    )
    expect(await failing.ended).toEqual([0, null])
    expect(existsSync(gate)).toBe(true)
    expect(logged()).toEqual(['begin failing', 'end failing'])
  })
})
