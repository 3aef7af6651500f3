import { expect, test } from 'vitest'
import { ProcessFailed, ProcessTimedOut, runInProcess } from './run-in-process.server.ts'

/** Longer than any machine needs to start a process. */
const limitMs = 300_000

test('a module reads its input and its output is the result, with every byte', async () => {
  const module = `
    const chunks = []
    for await (const chunk of process.stdin) chunks.push(chunk)
    process.stdout.write(Buffer.concat(chunks).reverse())`
  const input = `${'ب'.repeat(100_000)}end`
  const output = await runInProcess(module, input, { limitMs })
  expect(output.reverse().toString()).toBe(input)
})

test('one that never ends is killed, and the error says so', async () => {
  // Without the limit this test would not end.
  const made = runInProcess('for (;;) {}', '', { limitMs: 500 })
  await expect(made).rejects.toThrow(ProcessTimedOut)
  await expect(made).rejects.toThrow('500 ms')
})

test('one that fails is another error, with its message and without a result', async () => {
  const module = "process.stdout.write('half'); throw new Error('no room')"
  const error = await runInProcess(module, 'unread '.repeat(100_000), { limitMs }).catch((it: unknown) => it)
  expect(error).toBeInstanceOf(ProcessFailed)
  expect(error).not.toBeInstanceOf(ProcessTimedOut)
  expect(String(error)).toContain('no room')
})

test('one that another program kills has failed, not taken too long', async () => {
  const error = await runInProcess("process.kill(process.pid, 'SIGKILL')", '', { limitMs }).catch(
    (it: unknown) => it,
  )
  expect(error).toBeInstanceOf(ProcessFailed)
  expect(error).not.toBeInstanceOf(ProcessTimedOut)
  expect(String(error)).toContain('SIGKILL')
})
