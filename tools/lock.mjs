// One command at a time writes into this checkout: dependencies, builds, contracts and clients.
import { basename } from 'node:path'
import { root } from './root.mjs'
import { isLocked, takeLock } from './socket-lock.mjs'

/** The variable with the path of the lock, for child processes of its holder, which must not wait for it. */
const inherited = 'CHECKOUT_LOCK'

const commands = {
  build: 'pnpm build',
  check: 'npm run check',
  codegen: 'pnpm codegen',
  dev: 'npm run dev',
  start: 'npm start',
  test: 'npm test',
}

function commandName() {
  const file = basename(process.argv[1] ?? 'node', '.mjs')
  return commands[file] ?? file.slice(0, 20)
}

/**
 * Runs a function while no other command writes into this checkout; waits for one that does, with a message.
 * @template T
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function withCheckoutLock(run) {
  const outer = process.env[inherited]
  if (outer && (await isLocked(outer))) return run()
  let shown
  const lock = await takeLock(root, commandName(), ({ pid, name, ended }) => {
    if (shown !== pid)
      process.stdout.write(
        `  Waiting for \`${name}\` (process ${pid}), which is writing into this checkout…\n`,
      )
    shown = pid
    return ended
  })
  process.env[inherited] = lock.path
  try {
    return await run()
  } finally {
    delete process.env[inherited]
    lock.release()
  }
}
