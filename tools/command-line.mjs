import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { main, StartFailure } from './steps.mjs'
import { onPinnedNode, useToolchain } from './toolchain.mjs'

/**
 * Runs a command with its parsed arguments; `--help` prints its usage, as invalid arguments do.
 * @param {{
 *   usage: string
 *   options: import('node:util').ParseArgsConfig['options']
 *   checkArguments?: (args: any) => void throws where they are invalid; without it only options are allowed
 *   run: (args: any) => Promise<number | void>
 * }} command
 */
export const runCommand = ({ usage, options, checkArguments, run }) =>
  main(async () => {
    const { help, ...args } = readArguments({ usage, options, checkArguments })
    return help ? void process.stdout.write(`${usage}\n`) : run(args)
  })

function readArguments({ usage, options, checkArguments }) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: checkArguments !== undefined,
    })
    if (!values.help) checkArguments?.({ ...values, positionals })
    return { ...values, positionals }
  } catch (error) {
    throw new StartFailure(`${error.message}\n\n${usage}`)
  }
}

/** The same for a command that loads TypeScript: it is run again by the pinned Node.js where it runs on another. */
export const runPinnedCommand = ({ run, ...command }) =>
  runCommand({
    ...command,
    async run(args) {
      if (onPinnedNode()) return run(args)
      await useToolchain()
      return spawnSync('node', process.argv.slice(1), { stdio: 'inherit' }).status
    },
  })

/** Asks at the terminal; anything but yes ends the command. */
export async function requireConsent({ warning, question }) {
  if (!process.stdin.isTTY)
    throw new StartFailure(`${warning} Without a terminal to ask at, add --yes to agree.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Go on? [y/N] `)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartFailure('Nothing was changed.')
}
