import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { privately } from './private-files.mjs'
import { StartFailure } from './steps.mjs'

/** A short path, as sockets need it, for whatever folder. */
const socketOf = (dataDir) =>
  join(
    tmpdir(),
    `islamic-centre-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)}`,
  )

async function listens(path) {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function listen(path) {
  const server = createServer((socket) => socket.destroy()).listen(path)
  await once(server, 'listening')
  return server.unref()
}

/**
 * Holds a data folder until this process ends, in whatever way: a socket that nobody listens to is nobody's. Refuses where
 * another process holds it.
 */
export async function holdData(dataDir) {
  privately(() => mkdirSync(dataDir, { recursive: true }))
  const path = socketOf(dataDir)
  try {
    return await listen(path)
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
  }
  if (await listens(path))
    throw new StartFailure(
      `Another start is running on ${dataDir}, and two would write into one database. Stop it, or give this one a folder of its own: DATA_DIR=/another/folder npm start`,
    )
  rmSync(path, { force: true })
  return listen(path)
}
