import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import serverLimits from '../../../../tools/server-limits.json' with { type: 'json' }

type Program = {
  name: string
  command: string
  args: readonly string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  uid?: number
  gid?: number
  /** Whether it can be asked; it is given what it has said so far. */
  isReady: (said: string) => boolean | Promise<boolean>
}

/** A program that can be started again after its end. */
export type Process = ReturnType<typeof processOf>

const longestStart = 300_000

const ended = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

export function processOf({ name, command, args, isReady, ...options }: Program) {
  let child: ChildProcess | undefined
  let exited = Promise.resolve()
  let said = ''
  let all = ''

  /** To all of its group, that none of a program's own processes is left. */
  function signal(how: NodeJS.Signals) {
    try {
      if (child?.pid) process.kill(-child.pid, how)
    } catch {
      // Nothing is left of it.
    }
  }
  process.once('exit', () => signal('SIGKILL'))

  function spawnIt() {
    said = ''
    const started = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (data) => {
        said += data
        all += data
      })
    exited = new Promise((resolve) => started.once('exit', () => resolve()))
    child = started
    return started
  }

  return {
    name,
    logs: () => all,
    /** Resolves once it can be asked; what ends before that is started again, as a supervisor does. */
    async start() {
      const deadline = Date.now() + longestStart
      let current = spawnIt()
      while (!(await isReady(said))) {
        if (Date.now() > deadline) throw new Error(`${name} cannot be asked after five minutes:\n${all}`)
        await wait(50)
        if (ended(current)) current = spawnIt()
      }
    },
    async kill() {
      signal('SIGKILL')
      await exited
    },
    async stop() {
      if (!child || ended(child)) return
      signal('SIGTERM')
      const late = setTimeout(() => signal('SIGKILL'), serverLimits.stopTimeoutMs)
      await exited
      clearTimeout(late)
    },
  }
}

/** Whether an address answers with success. */
export const answers = (url: string) => () =>
  fetch(url, { signal: AbortSignal.timeout(20_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )
