import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Connections } from './connections.ts'

/** Without a new connection for so long none is expected. */
const quietMs = 20
const longestHoldMs = 500

/**
 * Takes no connection more. The kernel resets those that it has taken and the process has not, and a client that was
 * answered with `Connection: close` connects again at once: so answers are held back until no new connection comes.
 */
export async function stopListening(server: Server, connections: Connections) {
  if (!server.listening) return
  const latest = performance.now() + longestHoldMs
  connections.hold()
  do {
    await pause(quietMs)
    // Connections that came during a long turn of the event loop are taken by then.
    await nextTurn()
  } while (connections.quietFor() < quietMs && performance.now() < latest)
  // That of `http.Server` also closes idle connections, whose next request may be on its way.
  TcpServer.prototype.close.call(server)
  connections.release()
}
