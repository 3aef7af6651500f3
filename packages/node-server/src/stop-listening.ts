import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Connections } from './connections.ts'

/** After this long without a new connection none is expected. */
const quietMs = 20
const longestHoldMs = 500

/**
 * Stops accepting connections. The kernel resets connections that the process has not accepted yet, and a client that
 * received `Connection: close` reconnects at once: so responses are delayed until no new connection comes, and each has
 * that header afterwards.
 */
export async function stopListening(server: Server, connections: Connections) {
  if (!server.listening) return
  const latest = performance.now() + longestHoldMs
  connections.hold()
  do {
    await pause(quietMs)
    // Connections that came during a long turn of the event loop are accepted by then.
    await nextTurn()
  } while (connections.quietFor() < quietMs && performance.now() < latest)
  // `http.Server.close` also closes idle connections, whose next request may be in flight.
  TcpServer.prototype.close.call(server)
  connections.drain()
  connections.release()
}
