/** A failure the person at the keyboard can act on: shown as one plain message, never as a stack. */
export class StartFailure extends Error {}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const interactive = process.stdout.isTTY && !process.env.CI

/**
 * Runs one step and shows its name with the time it takes: ticking on a terminal, one line each elsewhere.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function step(name, run) {
  const since = Date.now()
  const tick = interactive
    ? setInterval(() => process.stdout.write(`\r  … ${name} ${seconds(since)}`), 200)
    : undefined
  if (!interactive) process.stdout.write(`  … ${name}\n`)
  const close = (mark) => {
    clearInterval(tick)
    process.stdout.write(`${interactive ? '\r\x1b[K' : ''}  ${mark} ${name} ${seconds(since)}\n`)
  }
  try {
    const result = await run()
    close('✓')
    return result
  } catch (error) {
    close('✗')
    throw error
  }
}

/** Runs a command's body and turns a failure into one message and an exit code. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
