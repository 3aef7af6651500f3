import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The time a client has to close its side. */
const lingerMs = 1000

/**
 * The unanswered requests of each open connection, oldest first; after `drain` each connection is closed after the
 * last.
 */
export function createConnections(server: Server) {
  const open = new Map<Socket, Set<ServerResponse>>()
  let isDraining = false
  let lastOpenedAt = 0

  server.on('connection', (socket: Socket) => {
    lastOpenedAt = performance.now()
    open.set(socket, new Set())
    if (isDraining) lingerOnClose(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    const unanswered = open.get(socket)
    unanswered?.add(response)
    response.once('close', () => unanswered?.delete(response))
    if (isDraining && unanswered) closeWithLastAnswer(unanswered)
  })

  return {
    open: () => open,
    /** Milliseconds since a client last connected. */
    quietFor: () => performance.now() - lastOpenedAt,
    drain() {
      isDraining = true
      for (const [socket, unanswered] of open) {
        lingerOnClose(socket)
        closeWithLastAnswer(unanswered)
      }
    },
  }
}

export type Connections = ReturnType<typeof createConnections>

/** A client sends nothing after a response with `Connection: close`, so only the last pipelined request may have it. */
function closeWithLastAnswer(unanswered: Set<ServerResponse>) {
  const last = [...unanswered].at(-1)
  for (const response of unanswered) if (!response.headersSent) response.shouldKeepAlive = response !== last
}

/**
 * Half-closes the connection and reads until the client has closed, too: closing a socket with unread input resets the
 * connection, and the client may lose its response (RFC 9112, 9.6).
 */
export function lingeringClose(socket: Socket) {
  if (socket.writableEnded || socket.destroyed) return
  socket.end()
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** Makes `node:http`, which has no option for it, close the connection that way after its last response. */
function lingerOnClose(socket: Socket) {
  socket.destroySoon = () => lingeringClose(socket)
}
