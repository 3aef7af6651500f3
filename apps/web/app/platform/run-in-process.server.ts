import { spawn } from 'node:child_process'

/** A process that ended without a result. */
export class ProcessFailed extends Error {
  override readonly name: string = 'ProcessFailed'
}

/** A process that was killed because it took longer than it may. */
export class ProcessTimedOut extends ProcessFailed {
  override readonly name = 'ProcessTimedOut'
}

/** What is read of an error message. */
const maxMessage = 2_000

/**
 * Runs a module in a process of its own, for synchronous work that nothing else can interrupt: `input` is its standard
 * input, and what it writes to standard output the result. After `limitMs` it is killed. Settles when the process is gone.
 * @throws ProcessTimedOut, ProcessFailed
 */
export function runInProcess(
  module: string,
  input: string,
  { limitMs }: { limitMs: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', module], {
      timeout: limitMs,
      killSignal: 'SIGKILL',
    })
    const output: Buffer[] = []
    let message = ''
    child.stdout.on('data', (data: Buffer) => output.push(data))
    child.stderr.on('data', (data: Buffer) => {
      message = (message + data).slice(0, maxMessage)
    })
    // A process that has ended reads no more; its exit says why.
    child.stdin.on('error', () => undefined).end(input)
    child.on('error', (cause) => reject(new ProcessFailed('The process did not start.', { cause })))
    child.on('close', (code, signal) => {
      if (child.killed) reject(new ProcessTimedOut(`The process took longer than ${limitMs} ms.`))
      else if (code !== 0) reject(new ProcessFailed(`The process ended with ${code ?? signal}: ${message}`))
      else resolve(Buffer.concat(output))
    })
  })
}
