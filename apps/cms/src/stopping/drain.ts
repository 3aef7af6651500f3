import type { Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { retryAfter } from '@islamic-centre/site-contract/retry-after'
import { type Connections, lingeringClose } from './connections'

/** After this long without a new connection none is expected. */
const quietMs = 20
const longestWaitMs = 500
const checkIntervalMs = 50
/** A connection without a request is closed after this long: its next request may be in flight. */
const idleMs = 2000
/** Together with the above less than the 30 s after which `deploy/` ends the process. */
const deadlineMs = 20_000

/** The kernel resets connections that it has accepted and the process has not, so none may be waiting. */
async function stopListening(server: Server, connections: Connections) {
  if (!server.listening) return
  const latest = performance.now() + longestWaitMs
  do {
    await pause(quietMs)
    // Connections that came during a long turn of the event loop are accepted by then.
    await nextTurn()
  } while (connections.quietFor() < quietMs && performance.now() < latest)
  // `http.Server.close` also closes idle connections.
  TcpServer.prototype.close.call(server)
}

function refuse(response: ServerResponse) {
  if (response.headersSent) return response.destroy()
  response.writeHead(503, { 'Retry-After': retryAfter.restart, 'Content-Type': 'text/plain' })
  response.end('The content server is being restarted. Try again in a moment.\n')
}

/**
 * Stops a server without dropping a request. Resolves when all connections are closed, with the number of requests that
 * were refused or cut off at the deadline. Clients reconnect only after a response that closes their connection, so
 * none is closed before the server has stopped listening.
 */
export async function drain(server: Server, connections: Connections): Promise<number> {
  await stopListening(server, connections)
  connections.drain()
  const idleSince = new WeakMap<Socket, { bytesRead: number; at: number }>()

  function closeIfIdle(socket: Socket, unanswered: Set<ServerResponse>, now: number) {
    const before = idleSince.get(socket)
    if (unanswered.size > 0 || before?.bytesRead !== socket.bytesRead)
      idleSince.set(socket, { bytesRead: socket.bytesRead, at: now })
    else if (now - before.at >= idleMs) lingeringClose(socket)
  }

  const allClosed = async (until: number) => {
    for (let now = performance.now(); connections.open().size > 0 && now < until; now = performance.now()) {
      for (const [socket, unanswered] of connections.open()) closeIfIdle(socket, unanswered, now)
      await pause(checkIntervalMs)
      // After a long turn of the event loop, pending input is read before idle connections are closed.
      await nextTurn()
    }
  }
  await allClosed(performance.now() + deadlineMs)
  let refused = 0
  for (const [socket, unanswered] of connections.open()) {
    refused += unanswered.size
    for (const response of unanswered) refuse(response)
    if (unanswered.size === 0) socket.destroy()
  }
  await allClosed(performance.now() + idleMs)
  return refused
}
