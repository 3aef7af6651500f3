import { spawn } from 'node:child_process'
import { StartFailure } from './steps.mjs'

const networkErrors =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_FETCH(?!_4\d\d)|ERR_PNPM_META_FETCH_FAIL|fetch failed|error sending request/i

/**
 * Runs a command to its end and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean | Promise<unknown>}} [options]
 *   `show` passes the output through, a promise from when it resolves, with what came before.
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, { cwd, env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let isShown = show === true
    if (show instanceof Promise)
      show.then(() => {
        process.stdout.write(output)
        isShown = true
      })
    for (const stream of ['stdout', 'stderr'])
      child[stream].on('data', (data) => {
        output += data
        if (isShown) process[stream].write(data)
      })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a command that must succeed; the error names the step, and the cause if known. */
export async function must(doing, command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code === 0) return output
  if (networkErrors.test(output))
    throw new StartFailure(
      `${doing} needs the network, and the npm registry did not answer. Connect this machine (or set its proxy for npm) and run the command again; what is already here is kept.`,
    )
  if (/ENOSPC/.test(output))
    throw new StartFailure(`${doing} failed: the disk is full. Free some space and run the command again.`)
  throw new StartFailure(`${doing} failed:\n\n${output.trim().split('\n').slice(-40).join('\n')}`)
}
