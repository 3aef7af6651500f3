import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newDataFolder } from '../../../tools/data-folder.mjs'

/** A running PostgreSQL that only local users can reach: it listens on a socket in a folder, not on a port. */
export interface Cluster {
  binaries: string
  folder: string
}

/** PostgreSQL refuses to run as root; its package created a user for it. */
function ownerOf(folder: string) {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
  const [uid, gid] = [id('-u'), id('-g')]
  chownSync(folder, uid, gid)
  return { uid, gid }
}

const quick = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'listen_addresses=']

/** Creates an empty cluster in its own folder, and returns how its server is started. */
export function initCluster(binaries: string) {
  const folder = newDataFolder('cms-postgres-')
  const asOwner = { ...ownerOf(folder), cwd: folder }
  const data = path.join(folder, 'data')
  const choices = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  execFileSync(path.join(binaries, 'initdb'), ['-D', data, ...choices], { ...asOwner, stdio: 'pipe' })
  const settings = quick.flatMap((setting) => ['-c', setting])
  const args = ['-D', data, '-k', folder, ...settings]
  return { folder, asOwner, command: path.join(binaries, 'postgres'), args }
}

/** The log line of a server that accepts connections. */
export const readyMessage = 'ready to accept connections'

/** Starts a temporary PostgreSQL. */
export async function startCluster(binaries: string): Promise<Cluster & { stop(): Promise<void> }> {
  const { folder, asOwner, command, args } = initCluster(binaries)
  const server = spawn(command, args, { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  server.stderr.on('data', (chunk) => (log += chunk))
  const killWithUs = () => server.kill('SIGQUIT')
  process.once('exit', killWithUs)

  while (!log.includes(readyMessage)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`)
    await wait(50)
  }
  const stop = async () => {
    process.off('exit', killWithUs)
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  return { binaries, folder, stop }
}

/** Creates a database, empty or a copy of one without connections, and returns its URL. */
export function createDatabase({ binaries, folder }: Cluster, name: string, template = 'template1') {
  const options = ['--host', folder, '--username', 'postgres', '--template', template]
  execFileSync(path.join(binaries, 'createdb'), [...options, name], { stdio: 'pipe' })
  return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`
}
