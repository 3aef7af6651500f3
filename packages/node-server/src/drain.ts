import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Connection, Connections } from './connections.ts'
import { lingeringClose } from './lingering-close.ts'
import { stopListening } from './stop-listening.ts'

type Limits = {
  /**
   * New connections are accepted for this many milliseconds, and answered with `Connection: close`. Without a notice no
   * connection is closed before the server stops listening, because its client would connect again.
   */
  noticeMs?: number
  /** After that, a connection without a request is closed after this many milliseconds. */
  idleMs?: number
  /** A client that reads nothing of its response is disconnected after this many. */
  stalledMs?: number
  /** Requests that are still in progress after this many are refused. */
  deadlineMs?: number
}

const checkIntervalMs = 50

type Draining = {
  server: Server
  connections: Connections
  /** Responds to a request that cannot be answered in time. */
  refuse: (response: ServerResponse) => void
}

/**
 * Stops a server without dropping a request. Resolves when all connections are closed, with the number of requests that
 * were refused or cut off at the deadline.
 */
export async function drain(
  { server, connections, refuse }: Draining,
  { noticeMs = 0, idleMs = 2000, stalledMs = 5000, deadlineMs = 20_000 }: Limits = {},
): Promise<number> {
  if (noticeMs > 0) {
    connections.drain()
    await pause(noticeMs)
  }
  await stopListening(server, connections)
  const lastSeen = new WeakMap<Socket, { state: string; at: number }>()

  function closeUnused(connection: Connection, now: number) {
    const { socket, current } = connection
    const state = `${socket.bytesRead} ${socket.bytesWritten} ${socket.writableLength}`
    const before = lastSeen.get(socket)
    if (before?.state !== state || isInWork(connection)) lastSeen.set(socket, { state, at: now })
    else if (current && now - before.at >= stalledMs) socket.destroy()
    else if (!current && now - before.at >= idleMs) lingeringClose(socket)
  }

  const allClosed = async (until: number, check?: (connection: Connection, now: number) => void) => {
    for (let now = performance.now(); connections.count() > 0 && now < until; now = performance.now()) {
      for (const connection of connections.open()) check?.(connection, now)
      await pause(checkIntervalMs)
      // After a long turn of the event loop, pending input is read before idle connections are closed.
      await nextTurn()
    }
  }
  await allClosed(performance.now() + deadlineMs, closeUnused)
  let refused = 0
  for (const connection of connections.open()) refused += endConnection(connection, refuse)
  await allClosed(performance.now() + idleMs)
  return refused
}

/** Whether the client waits for a response, rather than the server for the client to read. */
const isInWork = ({ current, socket }: Connection) =>
  current !== undefined && !current.response.writableEnded && socket.writableLength === 0

/** Refuses the requests of a connection, and closes it. Returns how many there were. */
function endConnection({ socket, current, waiting }: Connection, refuse: Draining['refuse']): number {
  const unanswered = [...(current ? [current] : []), ...waiting.splice(0)]
  if (current?.response.headersSent) socket.destroy()
  else
    for (const [at, { response }] of unanswered.entries()) {
      response.shouldKeepAlive = at < unanswered.length - 1
      refuse(response)
    }
  if (!current) socket.destroy()
  return unanswered.length
}
