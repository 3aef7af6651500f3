// Locks between processes, each a listening socket, which the kernel closes when its process ends or is killed.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Not in the locked folder itself: the path of a socket is limited to about a hundred bytes. */
const folderOf = (subject) =>
  join(
    tmpdir(),
    `islamic-centre-${createHash('sha256').update(realpathSync(subject)).digest('hex').slice(0, 12)}`,
  )

/** A connection to the process that listens there; none where no process does. */
async function connectTo(path) {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') return undefined
    throw error
  }
}

export async function isLocked(path) {
  const socket = await connectTo(path)
  socket?.destroy()
  return socket !== undefined
}

let count = 0

/** Listens before the name is visible, so that a name without a listener is stale and may be removed. */
async function publish(folder, name) {
  mkdirSync(folder, { recursive: true })
  const id = `${process.pid}-${count++}`
  const path = join(folder, `${id} ${name}`)
  const hidden = join(folder, `.${id}`)
  for (const stale of [path, hidden]) rmSync(stale, { force: true })
  const sockets = new Set()
  const server = createServer((socket) => {
    socket.unref().on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    sockets.add(socket)
  }).listen(hidden)
  await once(server, 'listening')
  server.unref()
  renameSync(hidden, path)
  const release = () => {
    rmSync(path, { force: true })
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { path, release }
}

/** The other process that holds or tries to take the lock, if there is one. */
async function otherThan(own, folder) {
  const paths = readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .map((file) => join(folder, file))
  for (const path of paths.filter((it) => it !== own)) {
    const socket = await connectTo(path)
    if (!socket) {
      rmSync(path, { force: true })
      continue
    }
    const [, pid, name] = /([0-9]+)-[0-9]+ (.*)$/.exec(path)
    // A process that is killed may reset the connection: its end all the same.
    socket.on('error', () => {}).resume()
    const ended = new Promise((resolve) => socket.once('close', resolve))
    return { pid: Number(pid), name, socket, ended }
  }
}

/**
 * Takes the lock on a folder and holds it until `release` or until this process ends. Each process publishes its own
 * socket before it checks for others, so that of two concurrent ones at least one sees the other and withdraws.
 * @param {string} subject an existing folder
 * @param {string} name of the command, shown to those who wait
 * @param {(holder: { pid: number, name: string, ended: Promise<unknown> }) => Promise<unknown>} whileBusy
 *   resolves when it is worth another try; rejects to give up
 */
export async function takeLock(subject, name, whileBusy) {
  const folder = folderOf(subject)
  for (;;) {
    const lock = await publish(folder, name)
    const other = await otherThan(lock.path, folder).catch((error) => {
      lock.release()
      throw error
    })
    if (!other) return lock
    lock.release()
    try {
      await whileBusy(other)
    } finally {
      other.socket.destroy()
    }
    // Two that withdrew for each other try again at different moments.
    await delay(Math.random() * 100)
  }
}
